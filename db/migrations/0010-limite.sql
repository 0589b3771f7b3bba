-- Counters of wrong passwords and other brakes. Keys are HMACs that change every day, never a login or an address.
create unlogged table limite (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
