"""What each person is shown, in words: as their seat may know it."""
