import { codigoDe, hashDoCodigo } from '#capabilities/codigo-acesso/server/codigo.ts';
import { Acao, MANIFESTANTE, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { identificacaoDe } from '#capabilities/manifestacao/domain/identificacao.ts';
import { prazoParaResponder } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { CanalEntrada } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { chaveDoCofre } from '#capabilities/manifestacao/server/caso.ts';
import { formularioDoTipo, isSigilosa, TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { minutes } from '#server/clock.ts';
import { type Dono, donoDe } from '#server/crypto/dono.ts';
import { newEnvelope } from '#server/crypto/envelope.ts';
import { type Andamento, anotar } from './andamento.ts';
import * as apuracao from './atos-da-apuracao.ts';
import * as voz from './atos-da-voz.ts';
import * as cidadao from './atos-do-cidadao.ts';
import * as consentimento from './atos-do-consentimento.ts';
import * as orgao from './atos-do-orgao.ts';
import type { Ato, CasoPlanejado, Passo } from './caso-planejado.ts';
import { CORRESPONDENCIA, montarCiencia } from './ciencia.ts';
import { atendenteDe, type Contexto, type Servidor } from './contexto.ts';
import { chaveDeEnvio, hashDoEnvio } from './envio.ts';
import type { Linhas } from './linhas.ts';
import { orgaoDemo } from './modelos.ts';
import { guardarMomentos } from './momentos.ts';
import { criarPreencher } from './preencher.ts';
import { montarPromessas } from './promessas.ts';
import { guardarPessoa, manifestanteDo, teorDo } from './quem-e-o-que.ts';
import { montarRecursos } from './recursos.ts';
import * as respostas from './respostas-do-orgao.ts';
import { criarSorte } from './sorte.ts';

const atos: { readonly [A in Ato]: (caso: Andamento, passo: Extract<Passo, { ato: A }>) => void } = {
  ...orgao,
  ...respostas,
  ...consentimento,
  ...cidadao,
  ...apuracao,
  ...voz,
};

/** A case with its number, before anything has happened to it. */
export interface CasoNumerado {
  readonly plano: CasoPlanejado;
  readonly registradaEm: number;
  /** The seventeen digits. */
  readonly protocolo: string;
}

const CANAIS_DO_BALCAO = [
  CanalEntrada.presencial,
  CanalEntrada.presencial,
  CanalEntrada.telefone,
  CanalEntrada.carta,
  CanalEntrada.email,
];

export const formularioDo = ({ tipo }: CasoPlanejado): number =>
  isSigilosa(tipo) ? TipoFormulario.denuncia : formularioDoTipo(tipo);

const registrar = (caso: Andamento, em: Date, atendente: Servidor | null): void => {
  anotar(caso, em, {
    acao: Acao.cadastro,
    quem: atendente ?? MANIFESTANTE,
    ...(atendente && { informacoes: 'Registrada no atendimento, em nome da pessoa.' }),
  });
  if (caso.plano.tipo !== TipoManifestacao.comunicacao) return;
  anotar(caso, em, {
    acao: Acao.alteracaoDeTipo,
    quem: SISTEMA,
    informacoes:
      'De Denúncia para Comunicação: sem identificação, ela segue como comunicação de irregularidade.',
  });
};

/** Of a sealed case, the next of the person's marks that no case has (manifestacao/server/dono-repository.ts). */
const marcaDe = (linhas: Linhas, dono: Dono, isSelada: boolean): Buffer => {
  if (!isSelada) return dono.aberto;
  const usadas = new Set(linhas.manifestacao.map(({ dono: usada }) => usada?.toString('hex')));
  return dono.selados.find((marca) => !usadas.has(marca.toString('hex'))) ?? dono.aberto;
};

const donoDoCaso = (contexto: Contexto, linhas: Linhas, login: string, isSelada: boolean): Buffer => {
  const { id } = contexto.contaDe(login);
  if (isSelada && contexto.marcaSelada) return contexto.marcaSelada(id);
  return marcaDe(linhas, donoDe(contexto, id), isSelada);
};

/** Replays a case from its registration to today and adds its rows. */
export const montarCaso = (contexto: Contexto, linhas: Linhas, numerado: CasoNumerado): void => {
  const { plano, protocolo } = numerado;
  const { tipo, idOuvidoria, quem, preservada = false } = plano;
  const { config } = contexto;
  const sorte = criarSorte(`${plano.chave}/texto`);
  const registradaEm = new Date(numerado.registradaEm);
  const registro = localDate(numerado.registradaEm);
  const calendario = contexto.calendarioDe(idOuvidoria);
  const contado = countedDay(calendario, numerado.registradaEm);
  const formulario = formularioDo(plano);
  const prazo = prazoParaResponder(calendario, contado, formulario);
  const anonima = quem === 'anonima';
  const atendente = quem === 'balcao' ? atendenteDe(contexto, idOuvidoria) : null;
  const pessoa = manifestanteDo(contexto, plano, sorte);
  const cofre = isSigilosa(tipo) ? newEnvelope(chaveDoCofre({ config }, idOuvidoria)) : null;
  const preencher = criarPreencher(sorte, registro, orgaoDemo(idOuvidoria).sigla);
  const teor = teorDo(plano, sorte, preencher);
  const chaveEnvio = chaveDeEnvio(plano.chave);
  const row: Andamento['row'] = {
    id: contexto.proximoId('manifestacao'),
    protocolo,
    id_ouvidoria_registro: idOuvidoria,
    id_ouvidoria: idOuvidoria,
    id_tipo: tipo,
    id_tipo_formulario: formulario,
    id_subtipo_formulario: plano.modelo.subtipo ?? null,
    id_situacao: Situacao.cadastrada,
    id_tipo_identificacao: identificacaoDe(tipo, { anonima, preservada }),
    id_canal_entrada: atendente ? sorte.um(CANAIS_DO_BALCAO) : CanalEntrada.internet,
    id_modo_resposta: anonima ? null : plano.carta ? CORRESPONDENCIA : 1,
    id_assunto: plano.modelo.assunto,
    ouvidoria_interna: plano.ouvidoriaInterna ?? false,
    identidade_preservada: preservada || isSigilosa(tipo),
    dono:
      typeof quem === 'object'
        ? donoDoCaso(contexto, linhas, quem.login, cofre !== null || preservada)
        : null,
    id_atendente: atendente?.id ?? null,
    teor: cofre ? null : teor,
    teor_cifrado: cofre ? cofre.seal(teor) : null,
    codigo_acesso_hash: hashDoCodigo(config, codigoDe(config, chaveEnvio)),
    envio_hash: hashDoEnvio(config, chaveEnvio),
    registrada_em: registradaEm,
    registro_contado: toIsoDate(contado),
    prazo_original: toIsoDate(prazo),
    prazo: toIsoDate(prazo),
    prazo_parado_em: null,
    prazo_parado_por: null,
    prorrogada_em: null,
    respondida_em: null,
    encerrada_em: null,
    atualizada_em: registradaEm,
    id_responsavel: null,
    publicada_em: null,
    apta: null,
    envolve_empresa: null,
    envolve_servidor: null,
    envolve_cargo_das4: null,
    nota_registro: sorte.chance(40) ? sorte.inteiro(5, 10) : null,
    codigo_confirmado_em: anonima ? new Date(numerado.registradaEm + minutes(2)) : null,
  };
  const caso: Andamento = {
    contexto,
    plano,
    sorte,
    linhas,
    cofre,
    preencher,
    id: Number(row.id),
    formulario,
    registro,
    row,
    situacao: Situacao.cadastrada,
    idOuvidoria,
    prazo,
    ultimo: numerado.registradaEm,
  };
  guardarPessoa(caso, pessoa);
  registrar(caso, registradaEm, atendente);
  for (const passo of plano.passos) (atos[passo.ato] as (caso: Andamento, passo: Passo) => void)(caso, passo);
  montarRecursos(caso);
  montarPromessas(caso);
  montarCiencia(caso);
  Object.assign(row, {
    id_situacao: caso.situacao,
    id_ouvidoria: caso.idOuvidoria,
    prazo: toIsoDate(caso.prazo),
  });
  guardarMomentos(caso);
  linhas.manifestacao.push(row);
};
