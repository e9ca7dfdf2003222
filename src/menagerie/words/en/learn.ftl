# Lessons, and how far one is in them; comes with their pages.

learn-lesson = Lesson
learn-title = Learn { $game }
learn-place = Step { $at } of { $of }
learn-done = Done
learn-leave = Leave the lesson
learn-missing = There is no such lesson
learn-show = Show me
learn-shown = Like this
learn-now-you = Now you
learn-try-again = Try again
learn-once-more = Once more
learn-next = Next
learn-finish = Finish
