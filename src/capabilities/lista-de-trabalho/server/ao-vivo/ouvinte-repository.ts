import pg from 'pg';

const canais = ['manifestacao', 'presenca', 'alerta'] as const;
export type Canal = (typeof canais)[number];

export interface Ouvindo {
  fechar(): Promise<void>;
}

export interface AoOuvir {
  mensagem(canal: Canal, texto: string): void;
  /** Called when the connection is lost and nothing more will be heard on it. */
  perdida(error: Error | null): void;
}

const isCanal = (nome: string): nome is Canal => canais.some((canal) => canal === nome);

/** Its own connection, because LISTEN holds it for good; the pool's are for statements. */
export const openOuvinte = async (connectionString: string, ao: AoOuvir): Promise<Ouvindo> => {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 });
  let ligada = false;
  const acabar = (error: Error | null): void => {
    if (!ligada) return;
    ligada = false;
    ao.perdida(error);
  };
  client.on('error', acabar);
  client.on('end', () => acabar(null));
  client.on('notification', ({ channel, payload }) => {
    if (isCanal(channel)) ao.mensagem(channel, payload ?? '');
  });
  // A failure before this point is thrown, not reported as lost: the caller decides about the next
  // try.
  await client.connect();
  for (const canal of canais) await client.query(`listen ${canal}`);
  ligada = true;
  return {
    fechar: async () => {
      ligada = false;
      await client.end();
    },
  };
};
