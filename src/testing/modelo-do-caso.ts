import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import {
  diasDeProrrogacao,
  diasParaResponder,
} from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { type IdSituacao, isAberta, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { formularioDoCaso, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { conflict } from '#kernel/errors.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, due, extend, resumeAfterComplement } from '#kernel/prazo/prazo.ts';
import { DIAS_COMPLEMENTACAO, DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import type { Relacao } from '#kernel/relacao.ts';
import { allow, refuse } from '#kernel/verdict.ts';
import { type NomeDoAto, pedidoDoAto } from './pedidos-de-atos.ts';
import { type PessoaDoCaso, pessoasDoCaso } from './pessoas-do-caso.ts';
import { Orgaos } from './registro.ts';

/** What moved the term, as the model remembers it. */
type Evento =
  | { readonly tipo: 'prorrogacao'; dias: number; readonly orgao: number }
  | { readonly tipo: 'reabertura'; dias: number; readonly dia: PlainDate; readonly orgao: number }
  | {
      readonly tipo: 'complementacao';
      readonly pedido: PlainDate;
      readonly resposta: PlainDate;
      readonly orgao: number;
    };

/** Data that a request carries and the model must know too. */
export interface Escolhas {
  /** For `alterarTipo`. */
  readonly tipo: number;
  readonly consente: boolean;
}

const isSelado = (tipo: number): boolean =>
  tipo === TipoManifestacao.denuncia || tipo === TipoManifestacao.comunicacao;

const semRemedio = refuse(conflict('modelo.sem-remedio', 'O modelo não conhece recursos.'));

/** Whose staff works where; the administrador works everywhere. */
const orgaoDaPessoa = (quem: PessoaDoCaso): number => (quem === 'outroOrgao' ? Orgaos.ifce : Orgaos.cgu);
const leitores: readonly PessoaDoCaso[] = [
  'administrador',
  'gestor',
  'respondente',
  'atendente',
  'observador',
  'outroOrgao',
];
const escreventes: readonly PessoaDoCaso[] = ['administrador', 'gestor', 'respondente', 'outroOrgao'];

/**
 * A case as the law and the table of acts have it, kept in memory beside the real one: the random walks of the tests
 * hold one against the other. It shares the table and the engine of terms with the server, and nothing else.
 */
export class ModeloDoCaso {
  situacao: IdSituacao = Situacao.cadastrada;
  versao = 1;
  linhas: number;
  tipo: number;
  orgao: number = Orgaos.cgu;
  triada = false;
  prorrogada = false;
  avaliada = false;
  restrita = false;
  agrupada = false;
  /** Is, or ever was, a denúncia. */
  identidadeRestrita: boolean;
  passo: { readonly id: number; prorrogado: boolean } | null = null;
  consentimento: { readonly prazo: PlainDate } | null = null;
  complemento: { readonly prazo: PlainDate } | null = null;
  paradoEm: PlainDate | null = null;
  readonly #anonima: boolean;
  readonly #registro: PlainDate;
  readonly #calendarios: ReadonlyMap<number, Calendario>;
  readonly #eventos: Evento[] = [];
  #jaParou = false;
  #consentiu = false;
  #veioComIdentidade = false;

  constructor(tipo: number, linhas: number, momento: number, calendarios: ReadonlyMap<number, Calendario>) {
    this.tipo = tipo;
    this.linhas = linhas;
    this.#anonima = tipo === TipoManifestacao.comunicacao;
    this.identidadeRestrita = isSelado(tipo);
    this.#registro = countedDay(momento);
    this.#calendarios = calendarios;
  }

  #calendario(orgao: number): Calendario {
    const calendario = this.#calendarios.get(orgao);
    if (!calendario) throw new Error(`The model has no calendar of office ${orgao}`);
    return calendario;
  }

  /** The engine over the facts, from the registration on. */
  prazo(): PlainDate {
    const inicial = due(
      this.#calendario(Orgaos.cgu),
      this.#registro,
      diasParaResponder(formularioDoCaso(this.tipo)),
    );
    return this.#eventos.reduce((vencimento, evento) => {
      const calendario = this.#calendario(evento.orgao);
      if (evento.tipo === 'prorrogacao') return extend(calendario, vencimento, evento.dias);
      if (evento.tipo === 'reabertura') return due(calendario, evento.dia, evento.dias);
      const { pedido, resposta } = evento;
      return resumeAfterComplement(calendario, { vencimento, pedido, resposta });
    }, inicial);
  }

  #relacao(quem: PessoaDoCaso): Relacao {
    if (quem === 'codigo') return 'manifestante';
    if (quem === 'manifestante') return this.#anonima ? 'nenhuma' : 'manifestante';
    if (quem === 'publico' || quem === 'outroCidadao' || quem === 'sistema') return 'nenhuma';
    return quem === 'administrador' || orgaoDaPessoa(quem) === this.orgao ? 'orgao' : 'nenhuma';
  }

  #fatos(quem: PessoaDoCaso): FatosDaManifestacao {
    const { tipo, prorrogada, avaliada, restrita, triada, orgao } = this;
    return {
      relacao: this.#relacao(quem),
      idTipo: tipo,
      idTipoFormulario: formularioDoCaso(tipo),
      protegida: this.identidadeRestrita,
      anonima: this.#anonima,
      prorrogada,
      // The day it ends is asked of the model's own term.
      prorrogavel: allow,
      avaliada,
      restrita,
      triada,
      consentimentoAberto: this.consentimento !== null,
      consentimentoAte: this.consentimento?.prazo ?? null,
      contatoRestrito: this.identidadeRestrita,
      identidadeVisivel: !this.identidadeRestrita || orgao === Orgaos.cgu || this.#veioComIdentidade,
      // Everybody the walk lets contribute works in the unit that was asked.
      tramitacaoAberta: this.passo !== null,
      // The principal of the walk stays open, in the office where it was filed.
      esperaAPrincipal: this.agrupada,
      prazoParado: this.paradoEm !== null,
      // The model knows no appeals.
      temRecurso: false,
      remedios: {
        recorrer: semRemedio,
        reclamar: semRemedio,
        denunciarDescumprimento: semRemedio,
        pedirRevisao: semRemedio,
      },
    };
  }

  #permiteOAto(ato: AtoDaManifestacao, quem: PessoaDoCaso): boolean {
    const { perfil } = pessoasDoCaso[quem];
    // The integration has its own way in; what it may do is not asked here.
    if (perfil === Perfil.webServiceRespondente) return false;
    return checkAct(ato, { estado: this.situacao, perfil, fatos: this.#fatos(quem) }).allowed;
  }

  #passou(dia: PlainDate | undefined, hoje: PlainDate): boolean {
    return dia !== undefined && compareDates(hoje, dia) > 0;
  }

  /** What an act asks besides the table, and the code it refuses with. */
  #recusaPropria(nome: NomeDoAto, quem: PessoaDoCaso, { tipo }: Escolhas, hoje: PlainDate): string | null {
    const fora = this.orgao !== Orgaos.cgu;
    switch (nome) {
      case 'prorrogar':
        return this.#passou(this.prazo(), hoje) ? 'prorrogacao.fora-do-prazo' : null;
      case 'complementar':
        return this.#passou(this.complemento?.prazo, hoje) ? 'complementacao.fora-do-prazo' : null;
      case 'responderConsentimento':
        return this.#passou(this.consentimento?.prazo, hoje) ? 'consentimento.fora-do-prazo' : null;
      case 'alterarTipo':
        if (this.#anonima) return 'analise.comunicacao-fica-anonima';
        if (tipo === this.tipo) return 'analise.mesmo-tipo';
        return this.agrupada ? 'analise.desagrupe-antes' : null;
      case 'atribuir':
      case 'distribuir':
        return fora ? 'tratamento.responsavel-nao-analisa' : null;
      case 'tramitar':
        if (fora) return 'tramitacao.destino-nao-existe';
        return this.passo ? 'tramitacao.ja-aberta' : null;
      case 'encerrarPasso':
        return this.passo ? null : 'tramitacao.nao-encontrada';
      case 'pedirPrazo':
        return this.passo?.prorrogado ? 'tramitacao.ja-prorrogada' : null;
      case 'agrupar':
        if (fora) return quem === 'administrador' ? 'grupo.de-outro-orgao' : 'manifestacao.nao-encontrada';
        if (isSelado(this.tipo)) return 'grupo.mistura-sigilo';
        // The principal of the walk is a reclamação.
        return this.tipo === TipoManifestacao.reclamacao ? null : 'grupo.de-outro-tipo';
      case 'desagrupar':
        return this.agrupada ? null : 'grupo.sem-grupo';
      case 'verIdentidade':
        return this.identidadeRestrita ? null : 'analise.identidade-nao-restrita';
      case 'conversar':
        if (this.#relacao(quem) === 'manifestante' || escreventes.includes(quem)) return null;
        return leitores.includes(quem) || (quem === 'colaborador' && this.passo)
          ? 'conversa.perfil-sem-permissao'
          : 'manifestacao.nao-encontrada';
      default:
        return null;
    }
  }

  /** True: it must be done. A code: refused with it. False: refused by who asks, by the situação or by a fact. */
  preve(nome: NomeDoAto, quem: PessoaDoCaso, escolhas: Escolhas, momento: number): boolean | string {
    if (!this.#permiteOAto(pedidoDoAto(nome).ato, quem)) return false;
    return this.#recusaPropria(nome, quem, escolhas, localDate(momento)) ?? true;
  }

  #contar(): void {
    this.versao += 1;
    this.linhas += 1;
  }

  #sair(): void {
    this.passo = null;
  }

  #mudarTipo(para: number): void {
    if (isSelado(para) || isSelado(this.tipo)) this.identidadeRestrita = true;
    this.tipo = para;
    const formulario = formularioDoCaso(para);
    for (const evento of this.#eventos) {
      if (evento.tipo === 'prorrogacao') evento.dias = Math.min(evento.dias, diasDeProrrogacao(formulario));
      if (evento.tipo === 'reabertura') evento.dias = Math.min(evento.dias, diasParaResponder(formulario));
    }
  }

  #encaminhar(): void {
    this.orgao = this.orgao === Orgaos.cgu ? Orgaos.ifce : Orgaos.cgu;
    this.#veioComIdentidade = !this.#anonima && (this.#consentiu || !this.identidadeRestrita);
    this.triada = false;
    this.agrupada = false;
    this.#sair();
  }

  /** The act was done. `idTramitacao`: of the step that it opened. */
  fez(nome: NomeDoAto, { tipo, consente }: Escolhas, momento: number, idTramitacao = 0): void {
    const hoje = localDate(momento);
    const { orgao } = this;
    const formulario = formularioDoCaso(this.tipo);
    const vence = (dias: number) => ({ prazo: due(this.#calendario(orgao), hoje, dias) });
    const { para } = pedidoDoAto(nome).ato;
    switch (nome) {
      case 'assumir':
      case 'atribuir':
      case 'distribuir':
        this.triada = true;
        break;
      case 'agrupar':
      case 'desagrupar':
        this.agrupada = nome === 'agrupar';
        break;
      case 'tramitar':
        this.passo = { id: idTramitacao, prorrogado: false };
        break;
      case 'pedirPrazo':
        if (this.passo) this.passo.prorrogado = true;
        break;
      case 'encerrarPasso':
      case 'contribuir':
      case 'devolver':
        this.passo = null;
        break;
      case 'pedirComplementacao':
        this.complemento = vence(DIAS_COMPLEMENTACAO);
        if (!this.#jaParou) this.paradoEm = hoje;
        this.#jaParou = true;
        break;
      case 'complementar':
        this.complemento = null;
        if (this.paradoEm) {
          const resposta = countedDay(momento);
          this.#eventos.push({ tipo: 'complementacao', pedido: this.paradoEm, resposta, orgao });
        }
        this.paradoEm = null;
        break;
      case 'prorrogar':
        this.prorrogada = true;
        this.#eventos.push({ tipo: 'prorrogacao', dias: diasDeProrrogacao(formulario), orgao });
        break;
      case 'encaminhar':
        this.#encaminhar();
        break;
      case 'alterarTipo':
        this.#mudarTipo(tipo);
        break;
      case 'reabrir':
        this.paradoEm = null;
        this.#eventos.push({
          tipo: 'reabertura',
          dias: diasParaResponder(formulario),
          dia: countedDay(momento),
          orgao,
        });
        break;
      case 'avaliar':
        this.avaliada = true;
        break;
      case 'pedirConsentimento':
        this.consentimento = vence(DIAS_CONSENTIMENTO);
        break;
      case 'responderConsentimento':
        this.consentimento = null;
        this.#consentiu ||= consente;
        break;
      case 'restringirConteudo':
      case 'liberarConteudo':
        this.restrita = nome === 'restringirConteudo';
        break;
      case 'desistir':
        this.complemento = null;
        break;
      default:
        break;
    }
    if (para) this.situacao = para;
    if (!isAberta(this.situacao)) this.#sair();
    this.#contar();
  }

  /** What the clock does by itself, shortly after midnight. */
  anoiteceu(momento: number): void {
    const hoje = localDate(momento);
    if (this.situacao === Situacao.complementacaoSolicitada && this.#passou(this.complemento?.prazo, hoje)) {
      this.situacao = Situacao.arquivada;
      this.complemento = null;
      this.#sair();
      this.#contar();
    }
    if (isAberta(this.situacao) && this.#passou(this.consentimento?.prazo, hoje)) {
      this.consentimento = null;
      this.#contar();
    }
  }
}
