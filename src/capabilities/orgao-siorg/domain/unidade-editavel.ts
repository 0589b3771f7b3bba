import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { camposDaUnidade } from './unidade.ts';

/** An empty field is a field without a value. */
const texto = (label: string, maximo: number) =>
  campo(label, z.string().trim().max(maximo))
    .nullable()
    .transform((valor) => valor || null);

/** What may be said of a unit by hand. */
export const unidadeEditavel = z.strictObject({
  idPai: campo('Unidade superior', id).nullable(),
  nome: campo(camposDaUnidade.nome, z.string().trim().min(1).max(300)),
  sigla: texto(camposDaUnidade.sigla, 40),
  codigoTipoUnidade: texto(camposDaUnidade.codigoTipoUnidade, 100),
  codigoOrgaoEntidade: campo(camposDaUnidade.codigoOrgaoEntidade, id).nullable(),
  codigoEsfera: texto(camposDaUnidade.codigoEsfera, 100),
  codigoPoder: texto(camposDaUnidade.codigoPoder, 100),
  telefone: texto(camposDaUnidade.telefone, 300),
  email: texto(camposDaUnidade.email, 300),
  site: texto(camposDaUnidade.site, 300),
  endereco: texto(camposDaUnidade.endereco, 1000),
  competencia: texto(camposDaUnidade.competencia, 20_000),
});

export const unidadeNova = unidadeEditavel.extend({ codigo: campo('Código', id) });

export type UnidadeEditavel = z.output<typeof unidadeEditavel>;
