import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { camposDaUnidade, limitesDaUnidade, type TextoDaUnidade } from './unidade.ts';

/** An empty field has no value. */
const texto = (nome: TextoDaUnidade) =>
  campo(camposDaUnidade[nome], z.string().trim().max(limitesDaUnidade[nome]))
    .nullable()
    .transform((valor) => valor || null);

/** What can be changed in a unit by hand. */
export const unidadeEditavel = z.strictObject({
  idPai: campo('Unidade superior', id).nullable(),
  nome: campo(camposDaUnidade.nome, z.string().trim().min(1).max(limitesDaUnidade.nome)),
  sigla: texto('sigla'),
  codigoTipoUnidade: texto('codigoTipoUnidade'),
  codigoOrgaoEntidade: campo(camposDaUnidade.codigoOrgaoEntidade, id).nullable(),
  codigoEsfera: texto('codigoEsfera'),
  codigoPoder: texto('codigoPoder'),
  telefone: texto('telefone'),
  email: texto('email'),
  site: texto('site'),
  endereco: texto('endereco'),
  competencia: texto('competencia'),
});

export const unidadeNova = unidadeEditavel.extend({ codigo: campo('Código', id) });

export type UnidadeEditavel = z.output<typeof unidadeEditavel>;
