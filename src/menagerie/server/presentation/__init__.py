"""What each person is shown, in words, as far as their seat may know."""
