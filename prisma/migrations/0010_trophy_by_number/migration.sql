-- The trophy of a number in the whole list is found by its place: only entries of several trophies, which are few, put it elsewhere (D54).
CREATE INDEX "trophy_of_several" ON "trophy" ("position") INCLUDE ("count") WHERE "count" > 1;
