!a = tuple<!b>
!b = tuple<!a>
func.func private @f(!a)
