import * as React from 'react';

/**
 * In development React keeps, for each element it makes, the stack of where it was made, to say it in its warnings: a
 * sixth of the time of the component tests. It stops by itself at ten thousand of them a second; here it never starts.
 * The warnings are given all the same, with the components' names and without the line of each owner.
 */
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
