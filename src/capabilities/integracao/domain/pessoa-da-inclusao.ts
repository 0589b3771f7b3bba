import { z } from 'zod';
import type { Atendimento } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import { idTexto } from '#kernel/campos.ts';
import {
  desmascararCnpj,
  desmascararCpf,
  desmascararEstrangeiro,
  isDocumentoDeEstrangeiro,
  isDocumentoValido,
  isEstrangeiroValido,
  TipoDocumento,
} from '#kernel/numeros/documento.ts';
import { curto, numeroEmTexto, semVazios, talvez } from './formato.ts';
import { semManifestante } from './integracao-errors.ts';

const DIGITOS_DO_CPF = 11;
const DIGITOS_DO_CNPJ = 14;

/** If the type is not given, the number of characters decides. */
const tipoDoDocumento = (tipo: number | undefined, numero: string): number =>
  tipo ?? (desmascararCnpj(numero).length === DIGITOS_DO_CNPJ ? TipoDocumento.cnpj : TipoDocumento.cpf);

export const documentoDe = (tipo: number, numero: string): string => {
  if (isDocumentoDeEstrangeiro(tipo)) return desmascararEstrangeiro(numero);
  return tipo === TipoDocumento.cnpj
    ? desmascararCnpj(numero).padStart(DIGITOS_DO_CNPJ, '0')
    : desmascararCpf(numero);
};

/** A document sent as a number loses its leading zeros. */
export const documentoEmTexto = (valor: unknown): unknown =>
  typeof valor === 'number' ? String(valor).padStart(DIGITOS_DO_CPF, '0') : valor;

export const isDocumentoConferido = (tipo: number, numero: string): boolean => {
  if (isDocumentoDeEstrangeiro(tipo)) return isEstrangeiroValido(tipo, numero);
  const semRegra = tipo !== TipoDocumento.cpf && tipo !== TipoDocumento.cnpj;
  return semRegra || isDocumentoValido(tipo, documentoDe(tipo, numero));
};

const MAIOR_PAIS = 100;
/** Other systems have their own lists of countries, of numbers, letters or names: whatever comes is kept, known here or not. */
const codigoDePais = z
  .union([z.number(), z.string().trim().max(MAIOR_PAIS)], 'Envie um número ou um texto.')
  .transform((codigo) => {
    if (typeof codigo === 'number' && Number.isSafeInteger(codigo)) return codigo;
    return /^\d{1,9}$/.test(String(codigo)) ? Number(codigo) : String(codigo);
  });

/** The person who came to the office, as the other system knows them. */
export const pessoa = z
  .object({
    Nome: talvez(z.string().trim().min(3).max(150)),
    Email: talvez(z.email().max(200)),
    genero: talvez(curto(60)),
    IdPais: talvez(codigoDePais),
    IdTipoDocumentoIdentificacao: talvez(idTexto),
    NumeroDocumentoIdentificacao: z.preprocess(documentoEmTexto, talvez(curto(30))),
    IdFaixaEtaria: talvez(idTexto),
    IdRacaCor: talvez(idTexto),
    CEP: talvez(numeroEmTexto(curto(10))),
    IdMunicipio: talvez(idTexto),
    Logradouro: talvez(curto(200)),
    Numero: talvez(numeroEmTexto(curto(20))),
    Complemento: talvez(numeroEmTexto(curto(100))),
    Bairro: talvez(curto(100)),
  })
  .refine(
    ({ IdTipoDocumentoIdentificacao: tipo, NumeroDocumentoIdentificacao: numero }) =>
      numero === undefined || isDocumentoConferido(tipoDoDocumento(tipo, numero), numero),
    { path: ['NumeroDocumentoIdentificacao'], message: 'Confira o número: os dígitos não batem.' },
  );

const enderecoDe = (pessoaEnviada: z.output<typeof pessoa>): string | undefined => {
  const { Logradouro, Numero, Complemento, Bairro, CEP } = pessoaEnviada;
  const partes = [Logradouro, Numero, Complemento, Bairro, CEP && `CEP ${CEP}`].filter(Boolean);
  return partes.length > 0 ? partes.join(', ').slice(0, 500) : undefined;
};

export const pessoaDe = (enviada: z.output<typeof pessoa>): NonNullable<Atendimento['manifestante']> => {
  const { IdTipoDocumentoIdentificacao: tipo, NumeroDocumentoIdentificacao: numero } = enviada;
  if (enviada.Nome === undefined) throw semManifestante();
  return {
    nome: enviada.Nome,
    ...semVazios({
      email: enviada.Email,
      endereco: enderecoDe(enviada),
      tipoDocumento: numero === undefined ? tipo : tipoDoDocumento(tipo, numero),
      documento: numero === undefined ? undefined : documentoDe(tipoDoDocumento(tipo, numero), numero),
      idPais: enviada.IdPais,
      genero: enviada.genero,
      idFaixaEtaria: enviada.IdFaixaEtaria,
      idRacaCor: enviada.IdRacaCor,
      cep: enviada.CEP,
      idMunicipio: enviada.IdMunicipio,
      logradouro: enviada.Logradouro,
      numero: enviada.Numero,
      complemento: enviada.Complemento,
      bairro: enviada.Bairro,
    }),
  };
};
