import pg from 'pg';

export interface CifraDoBanco {
  /** A name, an address, or the folder of a unix socket. */
  readonly host: string;
  readonly isCifrado: boolean;
  /** The server's certificate is checked. */
  readonly isConferido: boolean;
}

/** As the driver itself reads the address, with its parameters and PGSSLMODE: no second reading can differ from it. */
export const cifraDoBanco = (connectionString: string): CifraDoBanco => {
  const { host, ssl: lido } = new pg.Client({ connectionString });
  // The driver's types call it a boolean; with parameters it is what TLS is given.
  const ssl: unknown = lido;
  return { host, isCifrado: Boolean(ssl), isConferido: Object(ssl).rejectUnauthorized !== false };
};
