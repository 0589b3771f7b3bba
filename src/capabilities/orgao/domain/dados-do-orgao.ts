import { z } from 'zod';
import type { CheckFn } from 'zod/v4/core';
import { MAX_HORARIO } from '#capabilities/configuracao/domain/padroes.ts';
import { idTexto } from '#kernel/campos.ts';
import { Esfera } from '#kernel/enumeracoes.ts';
import { isTelefoneValido } from '#kernel/numeros/telefone.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { reject } from '#kernel/validacao/regras.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';

/** A field left empty on the screen counts as absent. */
export const vazioENada = <S extends z.ZodType>(schema: S) =>
  z.preprocess((valor) => (valor === '' || valor === undefined ? null : valor), schema.nullable());

const texto = (rotulo: string, max: number) => vazioENada(campo(rotulo, z.string().trim().max(max)));

const telefone = z
  .string()
  .trim()
  .max(40)
  .refine(isTelefoneValido, { error: 'Escreva o telefone com o DDD, como (61) 2020-1234.' });

export const enderecoWeb = z.url({
  protocol: /^https?$/,
  error: 'Escreva o endereço inteiro, começando por https://.',
});

/** Which place fields an office of each sphere must fill in. */
export const lugarQueAEsferaPede = (idEsfera: number): { uf: boolean; municipio: boolean } => ({
  uf: idEsfera === Esfera.estadual || idEsfera === Esfera.municipal,
  municipio: idEsfera === Esfera.municipal,
});

interface Lugar {
  readonly idEsfera: number;
  readonly uf: string | null;
  readonly idMunicipio: number | null;
}

const comLugar: CheckFn<Lugar> = (payload) => {
  const { idEsfera, uf, idMunicipio } = payload.value;
  const pede = lugarQueAEsferaPede(idEsfera);
  if (pede.uf && uf === null) {
    reject(payload, 'Um órgão estadual ou municipal tem um estado: escolha qual.', ['uf']);
  }
  if (pede.municipio && idMunicipio === null) {
    reject(payload, 'Um órgão municipal tem um município: escolha qual.', ['idMunicipio']);
  }
  if (uf === null && idMunicipio !== null) {
    reject(payload, 'Escolha também o estado do município.', ['uf']);
  }
};

/** As the screen and the API send it; ids may be the text of a select. */
const camposDoOrgao = z.strictObject({
  nome: campo('Nome', z.string().overwrite(umaLinha).trim().min(3).max(200)),
  sigla: campo('Sigla', z.string().overwrite(umaLinha).trim().min(2).max(30)),
  idEsfera: campo('Esfera', idTexto.pipe(z.int().min(Esfera.federal).max(Esfera.judiciarioFederal))),
  uf: vazioENada(campo('Estado', z.string().trim().length(2))),
  idMunicipio: vazioENada(campo('Município', idTexto)),
  idOrgaoSiorg: vazioENada(campo('Unidade do SIORG', idTexto)),
  /** Of a command of the Armed Forces: where the Minister decides, after the Commander (Lei 12.527/2011, art. 17 § 1º). */
  idOuvidoriaMinisterio: vazioENada(campo('Ministério da Força', idTexto)).default(null),
  prefixoProtocolo: campo(
    'Prefixo do protocolo',
    z
      .string()
      .trim()
      .regex(/^\d{5}$/, { error: 'O prefixo tem 5 algarismos, como 00106.' }),
  ),
  aderiuEm: campo('Data da adesão', z.iso.date()),
  email: vazioENada(campo('E-mail', z.email().max(200))),
  telefone: vazioENada(campo('Telefone', telefone)),
  endereco: texto('Endereço', 300),
  horario: texto('Horário de atendimento', MAX_HORARIO),
  site: vazioENada(campo('Site', enderecoWeb.max(300))),
  competencia: texto('Competência', 2000),
  temSic: z.boolean(),
  /** For training: it is not offered to people who look for an office or file. */
  deTeste: z.boolean().default(false),
});

export const dadosDoOrgao = camposDoOrgao.check(comLugar);
export type DadosDoOrgao = z.output<typeof dadosDoOrgao>;

/** Of an office that exists: what is left out must not open an office for training to the public. */
export const dadosAMudar = camposDoOrgao
  .extend({ deTeste: campo('Órgão de testes', z.boolean()) })
  .check(comLugar);

/** The same on a screen, where a date is written dd/mm/aaaa. */
export const formularioDoOrgao = camposDoOrgao
  .extend({ aderiuEm: campo('Data da adesão', z.string().trim().min(1).check(dataExistente())) })
  .check(comLugar);

const camposDaAdesao = [
  'idEsfera',
  'uf',
  'idMunicipio',
  'idOrgaoSiorg',
  'idOuvidoriaMinisterio',
  'prefixoProtocolo',
  'aderiuEm',
  'deTeste',
] as const satisfies readonly (keyof DadosDoOrgao)[];
type CampoDaAdesao = (typeof camposDaAdesao)[number];
export type Adesao = Pick<DadosDoOrgao, CampoDaAdesao>;

export const mudancasDaAdesao = (antes: Adesao, depois: Adesao): readonly CampoDaAdesao[] =>
  camposDaAdesao.filter((campoDaAdesao) => antes[campoDaAdesao] !== depois[campoDaAdesao]);

/** Holidays depend on country, sphere and place: when these change, every open term moves. */
export const mudaOCalendario = (antes: Lugar, depois: Lugar): boolean =>
  antes.idEsfera !== depois.idEsfera || antes.uf !== depois.uf || antes.idMunicipio !== depois.idMunicipio;

/** Whether an office that watches over others would watch over different ones: the federal one does wherever it stands. */
export const mudaQuemEleAcompanha = (antes: Lugar, depois: Lugar): boolean =>
  antes.idEsfera !== depois.idEsfera || (antes.idEsfera !== Esfera.federal && mudaOCalendario(antes, depois));
