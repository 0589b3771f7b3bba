import { type FormularioDeRegistro, formularioDoTipo, isAcesso } from '#kernel/enumeracoes.ts';
import { invalid } from '#kernel/errors.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Registro } from '../../contract.ts';
import {
  assuntoNaoExiste,
  modoRespostaNaoExiste,
  orgaoNaoRecebe,
  preservadaSemRepresentante,
  subtipoNaoExiste,
} from '../../domain/manifestacao-errors.ts';
import {
  isAnonima,
  podePreservar,
  podeReceber,
  podeRegistrar,
} from '../../domain/registrar/registro-policy.ts';
import { podeRepresentar } from '../../domain/registrar/representante.ts';
import { parseTeor, type TeorDe } from '../../domain/registrar/teor.ts';
import type { QuemAge } from '../quem-age.ts';
import type { RegistroLido } from './ler-registro.ts';

export interface RegistroConferido {
  readonly idTipoFormulario: FormularioDeRegistro;
  readonly teor: TeorDe<FormularioDeRegistro>;
  readonly anonima: boolean;
  /** The subject offered now: a draft may name one that was merged into it. */
  readonly idAssunto: number | null;
  readonly orgao: NonNullable<RegistroLido['orgao']>;
  readonly calendario: Calendario;
}

/** Refuses fields of another form; a wrong field is named as on the screen. */
const conferirTeor = <F extends FormularioDeRegistro>(idTipoFormulario: F, valor: object): TeorDe<F> => {
  const lido = parseTeor(idTipoFormulario, valor);
  if (lido.success) return lido.data;
  const campos = camposComErro(lido.error);
  throw invalid('entrada.invalida', Object.values(campos)[0] ?? 'Campo inválido!', {
    campos: Object.fromEntries(Object.entries(campos).map(([nome, frase]) => [`teor.${nome}`, frase])),
  });
};

/** Who represents somebody tells who that somebody is: not of a person whom the office is not to know. */
const conferirRepresentante = (
  representante: NonNullable<Registro['atendimento']>['representante'],
  isPreservada: boolean,
  agora: Date,
): void => {
  if (!representante) return;
  if (isPreservada) throw preservadaSemRepresentante();
  const { anexos, semCopia, validaAte } = representante;
  const instrumento = {
    arquivos: anexos.length,
    semCopia,
    validaAte: validaAte ? parseIsoDate(validaAte) : null,
  };
  enforce(podeRepresentar(instrumento, localDate(agora.getTime()), 'atendimento.representante.'));
};

/** Everything that can be refused is refused here, before anything is written. */
export const conferirRegistro = (
  quem: QuemAge,
  registro: Registro,
  agora: Date,
  { orgao, lugar, opcoes, calendario }: RegistroLido,
): RegistroConferido => {
  const quemRegistra = {
    usuario: quem.usuario,
    idTipo: registro.idTipoManifestacao,
    anonimo: registro.anonimo,
    atendimento: registro.atendimento ? { temPessoa: registro.atendimento.manifestante !== undefined } : null,
    idOuvidoriaDestino: registro.idOuvidoriaDestino,
  };
  enforce(podeRegistrar(quemRegistra));
  const idTipoFormulario = formularioDoTipo(registro.idTipoManifestacao);
  if (isAcesso(idTipoFormulario))
    enforce(podePreservar(registro.preservarIdentidade, registro.idModoResposta));
  const isPreservada = isAcesso(idTipoFormulario) && registro.preservarIdentidade;
  conferirRepresentante(registro.atendimento?.representante, isPreservada, agora);
  const teor = conferirTeor(idTipoFormulario, registro.teor);
  const ondeComecou = lugar();
  if (!orgao) throw orgaoNaoRecebe();
  enforce(podeReceber({ ...orgao, formularios: orgao.formularios ?? [] }, idTipoFormulario, ondeComecou));
  if (registro.idAssunto && !opcoes.assunto) throw assuntoNaoExiste();
  if (registro.idModoResposta && !opcoes.modoResposta) throw modoRespostaNaoExiste();
  if (registro.idSubtipoFormulario && !opcoes.subtipo) throw subtipoNaoExiste();
  return {
    idTipoFormulario,
    teor,
    anonima: isAnonima(quemRegistra),
    idAssunto: opcoes.assunto,
    orgao,
    calendario,
  };
};
