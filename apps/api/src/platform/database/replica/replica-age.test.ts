import { describe, expect, it } from '@jest/globals';
import { ReplicaAge } from './replica-age.js';

describe('the age of a replica', () => {
  it('is the time since the last mark that it has come by', () => {
    const age = new ReplicaAge(10_000);
    age.mark(1000, '0/A0');
    age.mark(2000, '0/B0');
    age.mark(3000, '0/C0');
    age.cameTo('0/BF');
    expect(age.at(3500)).toBe(1500);
    age.cameTo('0/C0');
    expect(age.at(3500)).toBe(500);
  });

  it('is unknown before it has come by any, and grows when it comes no further', () => {
    const age = new ReplicaAge(10_000);
    age.mark(1000, 'A/0');
    age.cameTo('9/FFFFFFFF');
    expect(age.at(1500)).toBeNull();
    age.cameTo('A/0');
    age.mark(9000, 'A/10');
    age.cameTo('A/0');
    expect(age.at(9000)).toBe(8000);
  });

  it('never becomes greater because an answer comes late', () => {
    const age = new ReplicaAge(10_000);
    age.mark(1000, '0/10');
    age.mark(2000, '0/20');
    age.cameTo('0/20');
    age.cameTo('0/10');
    expect(age.at(2000)).toBe(0);
  });
});
