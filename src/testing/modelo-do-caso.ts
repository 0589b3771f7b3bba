import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { noPrazo, tipoMudavel } from '#capabilities/manifestacao/domain/condicoes.ts';
import type { CasoNoEnsaio, EfeitoNoCaso, TermoDoCidadao } from '#capabilities/manifestacao/domain/ensaio.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { prazoDoCidadao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { type IdSituacao, isAberta, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { prazoUsualDoPasso, temMaisPrazo } from '#capabilities/tramitacao/domain/tramitacao.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { formularioDoCaso, isAcesso, isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { conflict } from '#kernel/errors.ts';
import { Perfil, perfisQueTratam } from '#kernel/perfil.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { DIAS_PARA_PEDIR_REABERTURA } from '#kernel/prazo/prazos-da-lei.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { allow, refuse } from '#kernel/verdict.ts';
import { PrazoDoModelo } from './modelo-do-prazo.ts';
import { type PessoaDoCaso, pessoasDoCaso } from './pessoas-do-caso.ts';
import { Orgaos } from './registro.ts';

const semRemedio = refuse(conflict('modelo.sem-remedio', 'O modelo não conhece recursos.'));

/** The office where a person works; the administrador works everywhere. */
const orgaoDaPessoa = (quem: PessoaDoCaso): number => (quem === 'outroOrgao' ? Orgaos.ifce : Orgaos.cgu);

export type Corpo = Readonly<Record<string, unknown>>;

/**
 * A case as the law and the acts' declarations describe it, kept in memory beside the real one; the
 * tests' random walks compare the two. It knows no act by name: `ensaio.efeito` says what an act
 * changes, and `ensaio.recusa` what it refuses besides its conditions. The server reads neither,
 * but shares the conditions and the engine of terms with the model.
 */
export class ModeloDoCaso {
  situacao: IdSituacao = Situacao.cadastrada;
  versao = 1;
  linhas: number;
  caso: Omit<CasoNoEnsaio, 'emCasa' | 'passoVencido' | 'cabeMaisPrazo'>;
  /** When the open step is due. */
  #prazoDoPasso: PlainDate | null = null;
  /** The id of the open step, or of the last one. */
  idTramitacao = 0;
  readonly prazo: PrazoDoModelo;
  readonly #termos = new Map<TermoDoCidadao, PlainDate>();
  readonly #calendarios: ReadonlyMap<number, Calendario>;

  constructor(tipo: number, linhas: number, momento: number, calendarios: ReadonlyMap<number, Calendario>) {
    this.linhas = linhas;
    this.caso = {
      idTipo: tipo,
      idOuvidoria: Orgaos.cgu,
      anonima: tipo === TipoManifestacao.comunicacao,
      protegida: isSigilosa(tipo),
      prorrogada: false,
      avaliada: false,
      identidadePedida: false,
      restrita: false,
      retirado: false,
      triada: false,
      tramitacaoAberta: false,
      passoProrrogado: false,
      pediuPrazo: false,
      prazoADecidir: false,
      desistenciaPedida: null,
      acrescentada: false,
      pediuReabertura: false,
      reaberturaPedida: false,
      semCiencia: false,
      esperaAPrincipal: false,
      consentiu: false,
      veioComIdentidade: false,
      pediuComplementacao: false,
      decidido: false,
      orientada: false,
    };
    this.#calendarios = calendarios;
    this.prazo = new PrazoDoModelo(this.#calendario(), countedDay(this.#calendario(), momento), tipo);
  }

  #calendario(): Calendario {
    const calendario = this.#calendarios.get(this.caso.idOuvidoria);
    if (!calendario) throw new Error(`The model has no calendar of office ${this.caso.idOuvidoria}`);
    return calendario;
  }

  #antes(hoje: PlainDate): CasoNoEnsaio {
    const { caso } = this;
    return {
      ...caso,
      emCasa: caso.idOuvidoria === Orgaos.cgu,
      passoVencido: this.#passou(this.#prazoDoPasso ?? undefined, hoje),
      cabeMaisPrazo: this.#cabeMaisPrazo(hoje),
    };
  }

  #prazoQueCorre(): PlainDate | null {
    return this.prazo.paradoEm === null ? this.prazo.vencimento() : null;
  }

  #cabeMaisPrazo(hoje: PlainDate): boolean {
    const prazo = this.#prazoDoPasso;
    const prazoDoCaso = this.#prazoQueCorre();
    return prazo !== null && temMaisPrazo(this.#calendario(), { prazo, prazoDoCaso }, hoje);
  }

  #relacao(quem: PessoaDoCaso): Relacao {
    if (quem === 'codigo') return 'manifestante';
    if (quem === 'manifestante') return this.caso.anonima ? 'nenhuma' : 'manifestante';
    if (quem === 'publico' || quem === 'outroCidadao' || quem === 'sistema') return 'nenhuma';
    if (quem === 'administrador' && this.caso.protegida) return 'nenhuma';
    const isDaqui = quem === 'administrador' || orgaoDaPessoa(quem) === this.caso.idOuvidoria;
    return isDaqui ? 'orgao' : 'nenhuma';
  }

  /**
   * The facts by which the server judges this person's act; they are the same for everybody whom
   * the walk lets contribute.
   */
  fatos(quem: PessoaDoCaso): FatosDaManifestacao {
    const {
      idOuvidoria,
      passoProrrogado,
      pediuPrazo,
      prazoADecidir,
      consentiu,
      veioComIdentidade,
      pediuComplementacao,
      decidido,
      orientada,
      ...fatos
    } = this.caso;
    const consentimentoAte = this.#termos.get('consentimento') ?? null;
    return {
      ...fatos,
      relacao: this.#relacao(quem),
      trata: perfisQueTratam.includes(pessoasDoCaso[quem].perfil),
      preservada: false,
      agrupada: fatos.esperaAPrincipal,
      temRepetidas: false,
      idTipoFormulario: formularioDoCaso(fatos.idTipo),
      // The model checks its own term instead (`#recusaPropria`).
      prorrogavel: allow,
      mudaDeTipo: allow,
      reaberturaNoPrazo: allow,
      respondePorSi: true,
      consentimentoAberto: consentimentoAte !== null,
      consentimentoAte,
      contatoRestrito: fatos.protegida,
      identidadeVisivel: !fatos.protegida || idOuvidoria === Orgaos.cgu || veioComIdentidade,
      prazoParado: this.prazo.paradoEm !== null,
      // The model knows no appeals.
      temRecurso: false,
      remedios: {
        recorrer: semRemedio,
        reclamar: semRemedio,
        denunciarDescumprimento: semRemedio,
        pedirRevisao: semRemedio,
      },
      // Its last day is checked apart (`#recusaPropria`).
      semMeios: orientada ? allow : semRemedio,
    };
  }

  #permiteOAto(ato: AtoDaManifestacao, quem: PessoaDoCaso): boolean {
    const { perfil } = pessoasDoCaso[quem];
    // The integration API has its own endpoints; what it may do is not tested here.
    if (perfil === Perfil.webServiceRespondente) return false;
    return checkAct(ato, { estado: this.situacao, perfil, fatos: this.fatos(quem) }).allowed;
  }

  #passou(dia: PlainDate | undefined, hoje: PlainDate): boolean {
    return dia !== undefined && compareDates(hoje, dia) > 0;
  }

  /** What an act requires besides the facts, and the code of its refusal. */
  #recusaPropria(ato: AtoDaManifestacao, quem: PessoaDoCaso, corpo: Corpo, hoje: PlainDate): string | null {
    if (ato.quando.includes(noPrazo) && this.#passou(this.prazo.vencimento(), hoje))
      return 'prorrogacao.fora-do-prazo';
    if (ato.quando.includes(tipoMudavel) && isAcesso(formularioDoCaso(this.caso.idTipo))) {
      if (this.caso.decidido) return 'analise.pedido-respondido';
      if (this.#passou(this.prazo.vencimento(), hoje)) return 'analise.pedido-vencido';
    }
    const { dentroDe } = ato.ensaio ?? {};
    if (dentroDe && this.#passou(this.#termos.get(dentroDe), hoje)) return `${dentroDe}.fora-do-prazo`;
    const { perfil } = pessoasDoCaso[quem];
    return ato.ensaio?.recusa?.(corpo, this.#antes(hoje), { perfil, relacao: this.#relacao(quem) }) ?? null;
  }

  /**
   * True: it must succeed. A code: it must be refused with it. False: it is refused because of the
   * person, the situação or a fact.
   */
  preve(ato: AtoDaManifestacao, quem: PessoaDoCaso, corpo: Corpo, momento: number): boolean | string {
    if (!this.#permiteOAto(ato, quem)) return false;
    return this.#recusaPropria(ato, quem, corpo, localDate(momento)) ?? true;
  }

  #contar(): void {
    this.versao += 1;
    this.linhas += 1;
  }

  /** A case that leaves the office, or ends, no longer waits for an area. */
  #sair(): void {
    this.caso = { ...this.caso, tramitacaoAberta: false };
  }

  #abriuPasso(idTramitacao: number, momento: number): void {
    const prazo = this.#prazoQueCorre();
    const doCaso = prazo && { prazo, idTipoFormulario: formularioDoCaso(this.caso.idTipo) };
    this.idTramitacao = idTramitacao;
    this.#prazoDoPasso = prazoUsualDoPasso(this.#calendario(), localDate(momento), doCaso);
  }

  /** The end of a case leaves no withdrawal to decide, and opens the window to ask for its reopening. */
  #terminouOuVoltou(momento: number): void {
    const { caso } = this;
    this.caso = { ...caso, desistenciaPedida: null, pediuReabertura: false, reaberturaPedida: false };
    this.#venceu({ reabertura: isAberta(this.situacao) ? null : DIAS_PARA_PEDIR_REABERTURA }, momento);
  }

  #venceu(vence: EfeitoNoCaso['vence'] = {}, momento: number): void {
    for (const [termo, dias] of Object.entries(vence) as [TermoDoCidadao, number | null][]) {
      if (dias === null) this.#termos.delete(termo);
      else this.#termos.set(termo, prazoDoCidadao(this.#calendario(), momento, dias));
    }
  }

  /** Records that the act was done. `idTramitacao` is the step opened last. */
  fez(ato: AtoDaManifestacao, corpo: Corpo, momento: number, idTramitacao = 0): void {
    const { prazo, vence, ...muda } = ato.ensaio?.efeito?.(corpo, this.#antes(localDate(momento))) ?? {};
    this.#venceu(vence, momento);
    if (prazo) this.prazo.mudou(prazo, this.#calendario(), momento);
    const { idOuvidoria } = this.caso;
    this.caso = { ...this.caso, ...muda };
    this.prazo.tipo = this.caso.idTipo;
    if (muda.tramitacaoAberta) this.#abriuPasso(idTramitacao, momento);
    const eraAberta = isAberta(this.situacao);
    if (ato.para) this.situacao = ato.para;
    if (!isAberta(this.situacao) || this.caso.idOuvidoria !== idOuvidoria) this.#sair();
    if (eraAberta !== isAberta(this.situacao)) this.#terminouOuVoltou(momento);
    this.#contar();
  }

  /** What the clock does by itself shortly after midnight. */
  anoiteceu(momento: number): void {
    const venceu = (termo: TermoDoCidadao) => this.#passou(this.#termos.get(termo), localDate(momento));
    if (this.situacao === Situacao.complementacaoSolicitada && venceu('complementacao')) {
      this.situacao = Situacao.arquivada;
      this.#termos.delete('complementacao');
      this.#sair();
      this.#terminouOuVoltou(momento);
      this.#contar();
    }
    if (isAberta(this.situacao) && venceu('consentimento')) {
      this.#termos.delete('consentimento');
      this.#contar();
    }
  }
}
