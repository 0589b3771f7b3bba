/** Single quotes for the shell; PostgreSQL itself reads %, so that a real one is doubled. */
const citar = (texto: string): string => `'${texto.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

/**
 * PostgreSQL's archive_command. It needs no more than the tools every Debian has, because it runs where PostgreSQL runs and as
 * its account. Whole or not at all; a segment that is there already must be the same one, and is never overwritten.
 */
export const comandoDeArquivar = (wal: string): string =>
  [
    `umask 027; f=${citar(wal)}/%f.gz;`,
    'if [ -e "$f" ]; then gzip -dc "$f" | cmp -s - "%p";',
    'else gzip -1 -c "%p" > "$f.$$" && sync "$f.$$" && mv "$f.$$" "$f"; fi',
  ].join(' ');

/** PostgreSQL's restore_command: a segment that is not there ends it with 1, which means that the log ends. */
export const comandoDeBuscar = (wal: string): string =>
  `test -e ${citar(wal)}/%f.gz && gzip -dc ${citar(wal)}/%f.gz > "%p"`;

/** How long what was acknowledged may be on one disk alone, in seconds. */
export const DEMORA_DO_WAL = 60;
