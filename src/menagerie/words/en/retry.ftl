# A choice of a finished game, tried again: its page.

retry-page = Try it again
retry-verdict = The coach
retry-yours = Your answer
retry-best = Best answer
retry-why = Better: { $better }. That { $why }.
retry-percent = { $percent }%
retry-other = Try something else
retry-watch = Watch what happened
