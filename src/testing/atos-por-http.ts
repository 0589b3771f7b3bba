import type { LightMyRequestResponse } from 'fastify';
import { visitorComChave } from './casos.ts';
import type { CasoNoPalco, Cenario } from './palco.ts';
import type { PedidoDoAto } from './pedidos-de-atos.ts';
import type { PessoaDoCaso, Visitantes } from './pessoas-do-caso.ts';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

/** The result of an act: the HTTP status and, when refused, the code. */
export type Desfecho = readonly [status: number, codigo: string | null];

export const desfechoDe = (response: LightMyRequestResponse): Desfecho => [
  response.statusCode,
  response.json<{ code?: string }>().code ?? null,
];

/** The browser of one of the people of the case. */
export const visitanteDo = (
  { app }: Cenario,
  visitantes: Visitantes,
  quem: PessoaDoCaso,
  id: number,
): Promise<Visitor> | Visitor => (quem === 'codigo' ? visitorComChave(app, id) : visitantes[quem]);

/** Each rehearsal is a day of its own: the brake on identities, and reasons used before, have tests of their own. */
export const esquecerAberturas = async ({ db }: TestApp): Promise<void> => {
  await db.deleteFrom('abertura_identidade').execute();
};

/** Requests the act as the browser of one of the people of the case would. */
export const pedirAto = async (
  cenario: Cenario,
  visitantes: Visitantes,
  quem: PessoaDoCaso,
  { url, corpo }: Pick<PedidoDoAto, 'url' | 'corpo'>,
  caso: CasoNoPalco,
): Promise<LightMyRequestResponse> => {
  const visitor = await visitanteDo(cenario, visitantes, quem, caso.id);
  await esquecerAberturas(cenario.app);
  return visitor.post(url(caso), corpo(caso, cenario));
};
