import { DomainError } from '#kernel/errors.ts';
import { mensagem } from '#kernel/validacao/mensagens.ts';
import { acceptedValues, asSent, byWireName } from '#server/http/integration-refusal.ts';
import { detalheEnviado } from '../domain/detalhes/nomes-dos-detalhes.ts';
import {
  type NomesNoFio,
  nomeNoFio,
  ondeEstaoOsCodigos,
  tipoDoDetalhe,
  valoresDoDetalhe,
} from '../domain/nomes-no-fio.ts';

/** A client may say a part of the answer in `Detalhes` though it has a place outside; then it is named there. */
const dentroDosDetalhes = (enviado: unknown, campo: string): string | undefined => {
  const caminho = asSent(enviado, ['Detalhes']);
  const detalhes = (enviado as Record<string, unknown> | null | undefined)?.[caminho];
  if (typeof detalhes !== 'object' || detalhes === null) return undefined;
  const nome = Object.keys(detalhes).find((chave) => `detalhes.${detalheEnviado(chave)}` === campo);
  return nome && `${caminho}.${nome}`;
};

const comPonto = (frase: string): string => (/[.!?]$/.test(frase) ? frase : `${frase}.`);

/** What is wrong, and what is taken: a program has no form beside the sentence to look at. */
const fraseCom = (campo: string, nome: string, frase: string): string => {
  const valores = valoresDoDetalhe(campo);
  const aceita = valores.length > 0 ? acceptedValues(valores) : ondeEstaoOsCodigos(nome);
  const tipo = tipoDoDetalhe(campo);
  const isVaga = frase === mensagem('padrao') && tipo !== undefined;
  const oQue = isVaga ? valores.length === 0 && `Envie ${tipo}.` : comPonto(frase);
  return [oQue, aceita].filter(Boolean).join(' ');
};

/** A program has no page before it that shows the state it did not expect. */
const LEIA_DE_NOVO = 'Leia de novo antes de repetir: a situação e o histórico dizem o que já foi feito.';

/** The refusal of a rule of the screens, with the field as the program sent it and what it takes. */
const nomeada = (error: unknown, nomes: NomesNoFio, enviado: unknown): unknown => {
  if (!(error instanceof DomainError)) return error;
  if (error.code === 'ato.situacao-nao-permite')
    return new DomainError(error.kind, error.code, `${error.message} ${LEIA_DE_NOVO}`, error.details);
  const [campo = ''] = Object.keys((error.details.campos ?? {}) as object);
  const nome = nomeNoFio(nomes, campo);
  if (nome === undefined) return error;
  const caminho = dentroDosDetalhes(enviado, campo) ?? asSent(enviado, nome.split('.'));
  const frase = `${caminho}: ${fraseCom(campo, nome, byWireName(error.message, caminho))}`;
  return new DomainError(error.kind, error.code, frase, error.details);
};

/** Does something by the rules of the screens for a program that sent `enviado`. */
export const comNomesDoFio = async <T>(
  nomes: NomesNoFio,
  enviado: unknown,
  fazer: () => Promise<T>,
): Promise<T> => {
  try {
    return await fazer();
  } catch (error) {
    throw nomeada(error, nomes, enviado);
  }
};
