import type { Sent } from '#server/db/database.ts';
import { entrarComo, Visitor } from '../visitor.ts';
import type { Gravador } from './gravador.ts';
import { lerCena, pedidosQuentes } from './pedidos-quentes.ts';

/** A statement, how much of a day it is, and which requests send it. */
export interface Quente {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly calor: number;
  readonly pedidos: readonly string[];
}

/** Begin, commit and what sets a session have no plan. */
const TEM_PLANO = /^\s*(?:select|with|insert|update|delete)\b/i;
const OK = [200, 201];
/** What delivers mails and links the log follows each act. */
const PESO_DOS_TRABALHOS = 10;

/** Every statement that the requests of a day send, the most sent first; the jobs of a start were done before. */
export const colherQuentes = async (gravador: Gravador): Promise<Quente[]> => {
  const cena = await lerCena(gravador.escrita);
  const achados = new Map<string, { values: readonly unknown[]; calor: number; pedidos: Set<string> }>();
  const somar = (nome: string, peso: number, enviados: readonly Sent[]): void => {
    for (const { text, values } of enviados) {
      if (!TEM_PLANO.test(text)) continue;
      const este = achados.get(text) ?? { values, calor: 0, pedidos: new Set<string>() };
      este.calor += peso;
      este.pedidos.add(nome);
      achados.set(text, este);
    }
  };
  const visitantes = new Map<string, Visitor>();
  const visitante = async (login: string | null): Promise<Visitor> => {
    const conhecido = login === null ? undefined : visitantes.get(login);
    if (conhecido) return conhecido;
    const novo = login === null ? new Visitor(gravador) : await entrarComo(gravador, login);
    if (login !== null) visitantes.set(login, novo);
    return novo;
  };
  for (const { nome, quem, peso, fazer } of pedidosQuentes) {
    const visitor = await visitante(quem);
    for (const vez of [0, 1]) {
      const enviados = await gravador.gravar(async () => {
        const { statusCode, body } = await fazer(visitor, cena, vez);
        if (!OK.includes(statusCode)) throw new Error(`${nome}: ${statusCode} ${body.slice(0, 300)}`);
      });
      if (vez === 1) somar(nome, peso, enviados);
    }
  }
  somar('trabalhos', PESO_DOS_TRABALHOS, await gravador.gravar(() => gravador.fazerTrabalhos()));
  return [...achados]
    .map(([text, { values, calor, pedidos }]) => ({ text, values, calor, pedidos: [...pedidos] }))
    .toSorted((a, b) => b.calor - a.calor);
};
