// fine
/* not fine */
