import { Exclude, Transform, Type } from 'class-transformer';

/** A class of which class-transformer takes no field over, so that it does not walk through the value. */
@Exclude()
class NotWalkedThrough {}

type Sent = Readonly<Record<string, unknown>>;

/**
 * Leaves the value of a field as it was sent, for a parser that reads it itself: class-transformer would first copy it whole,
 * which costs more than verifying a match.
 * @param read what the field is to hold instead of the value of that name, of the whole object that was sent
 */
export function AsSent(read?: (sent: Sent) => unknown): PropertyDecorator {
  return (target, property) => {
    const name = String(property);
    Type(() => NotWalkedThrough)(target, property);
    Transform(({ obj }: { obj: Sent }) => (read === undefined ? obj[name] : read(obj)))(target, property);
  };
}
