import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import type { Configuracao } from '../contract.ts';
import { type Cor, cores } from '../domain/cores.ts';
import { definicoes, type Valor } from '../domain/definicoes.ts';

/** The form library reads a dot as nesting. */
export const nomeDoCampo = (chave: string): string => chave.replaceAll('.', '_');

type Digitado = string | boolean;

/** Numbers are typed as text. */
export const paraDigitar = (valor: Valor): Digitado => (typeof valor === 'number' ? String(valor) : valor);

/** What a number of each kind counts; others are not numbers. */
const CONTADO: Partial<Record<Configuracao['tipo'], string>> = {
  dias: 'um número de dias',
  horas: 'um número de horas',
  numero: 'um número',
};

const digitos = (oQue: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, `Informe ${oQue}.`)
    .transform(Number);

const esquemaDoCampo = ({ chave, tipo, rotulo }: Configuracao): z.ZodType<Valor, Digitado> => {
  const { esquema } = definicoes[chave];
  const contado = CONTADO[tipo];
  const doCampo = contado ? digitos(contado).pipe(esquema as z.ZodType<number, number>) : esquema;
  return campo(rotulo, doCampo as z.ZodType<Valor, Digitado>);
};

/** Builds the form's schema from the same rules as the server's. */
export const esquemaDos = (itens: readonly Configuracao[]) =>
  z.object(Object.fromEntries(itens.map((item) => [nomeDoCampo(item.chave), esquemaDoCampo(item)])));

const UNIDADE: Partial<Record<Configuracao['tipo'], string>> = { dias: ' dias', horas: ' horas' };

export const valorEmPalavras = (tipo: Configuracao['tipo'], valor: Valor): string => {
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (valor === 1 && tipo === 'dias') return '1 dia';
  if (valor === 1 && tipo === 'horas') return '1 hora';
  if (tipo === 'cor') return cores[valor as Cor] ?? String(valor);
  return valor === '' ? 'em branco' : `${valor}${UNIDADE[tipo] ?? ''}`;
};
