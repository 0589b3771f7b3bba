import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { criarCalendario, type Feriado } from '#kernel/prazo/calendario.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { days } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import type { Contexto } from './contexto.ts';
import { momentoDoRegistro } from './dias.ts';
import { semLinhas } from './linhas.ts';
import { formularioDo, montarCaso } from './montar.ts';
import { planoDosRecursos } from './plano-recursos.ts';
import { criarSorte } from './sorte.ts';

const arquivo = path.resolve(import.meta.dirname, '../../reference/61-feriado.json');
const { linhas: feriados } = JSON.parse(readFileSync(arquivo, 'utf8')) as {
  linhas: (Feriado & { uf: string | null })[];
};
const calendario = criarCalendario(
  feriados.filter(({ abrangencia, uf }) => abrangencia === 'nacional' || uf === 'CE'),
);
const config = loadConfig({});
/** Prime to the week, so that every weekday comes up. */
const A_CADA = 17;

const contextoEm = (agora: Date): Contexto => {
  let ultimo = 0;
  return {
    config,
    agora,
    hoje: localDate(agora.getTime()),
    calendarioDe: () => calendario,
    contaDe: (login) => ({
      id: 1,
      login,
      nome: login,
      email: null,
      telefone: null,
      numero_documento: null,
      id_tipo_documento: null,
    }),
    proximoId: () => {
      ultimo += 1;
      return ultimo;
    },
  };
};

describe('the appeals of the demonstration', () => {
  it('could have been filed as planned on whatever day it starts, and none of their acts is of the future', () => {
    const falhas: string[] = [];
    const fim = Date.parse('2027-12-31T12:00:00-03:00');
    for (let agora = Date.parse('2026-01-01T00:05:00-03:00'); agora < fim; agora += days(A_CADA)) {
      const contexto = contextoEm(new Date(agora));
      const linhas = semLinhas();
      for (const plano of planoDosRecursos()) {
        const alvo = { hoje: contexto.hoje, calendario, formulario: formularioDo(plano), plano };
        const registradaEm = momentoDoRegistro(alvo, contexto.agora, criarSorte(`${plano.chave}/dia`));
        try {
          montarCaso(contexto, linhas, { plano, registradaEm, protocolo: '' });
        } catch (error) {
          falhas.push(`${contexto.agora.toISOString()} ${String(error)}`);
        }
      }
      const futuras = linhas.manifestacao_historico.filter((row) => row.ocorrido_em.getTime() > agora);
      if (futuras.length > 0) falhas.push(`${contexto.agora.toISOString()}: ${JSON.stringify(futuras[0])}`);
    }
    expect(falhas).toEqual([]);
  });
});
