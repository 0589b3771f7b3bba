import { expect } from 'vitest';
import { pdf } from '#capabilities/anexo/domain/testing-arquivos.ts';
import { comoQuemEntrou, enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { fazerAto } from '#testing/atos.ts';
import { decidir, INDEFERIDO, interposto } from '#testing/recursos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { abrirZipado, denuncia, reclamacao, zipar } from '../testing-integracao.ts';
import { digest, type Sistema } from './testing-sistema.ts';

/** The same month each time. */
export const sorteio = (semente: number) => {
  let estado = semente;
  return (): number => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Aberto {
  readonly id: number;
  readonly tipo: number;
  readonly dia: number;
  prorrogado: boolean;
}
interface Marcado {
  readonly dia: number;
  readonly fazer: () => Promise<void>;
}

/** What people, the desk, the chatbot and the office do during the month. */
export const abrirOrgao = (app: TestApp, sistema: Sistema, balcao: Sistema) => {
  const acaso = sorteio(2026);
  const abertos: Aberto[] = [];
  const arquivados: Aberto[] = [];
  const agenda: Marcado[] = [];
  const enviados = new Map<string, string>();
  const feitos: Record<string, number> = {};
  let numero = 0;

  const conta = (ato: string): void => {
    feitos[ato] = (feitos[ato] ?? 0) + 1;
  };
  const arquivo = (assunto: string) => {
    numero += 1;
    const nome = `${assunto}-${numero}.txt`;
    const texto = `${assunto} ${numero}: ${'linha de prova\n'.repeat(1 + (numero % 40))}`;
    enviados.set(nome, digest(texto));
    return { NomeArquivo: nome, ConteudoZipadoEBase64: zipar(texto) };
  };
  /** Somebody who signed in and is still there. */
  const entrados = new Map<string, Visitor>();
  const pessoa = async (login: string): Promise<Visitor> => {
    const chave = `${login} ${app.clock.now().toISOString()}`;
    const visitor = entrados.get(chave) ?? (await entrarComo(app, login));
    entrados.set(chave, visitor);
    return visitor;
  };
  /** Every fifth is a PDF, which takes longest to look through. */
  const deTela = async (quem: Visitor, assunto: string) => {
    const { NomeArquivo, ConteudoZipadoEBase64 } = arquivo(assunto);
    const envia = comoQuemEntrou(quem);
    const { idAnexo, segredo } = await (numero % 5 === 0
      ? enviarArquivo(envia, await pdf(), NomeArquivo.replace(/txt$/, 'pdf'))
      : enviarArquivo(envia, abrirZipado(ConteudoZipadoEBase64), NomeArquivo));
    if (numero % 5 === 0) enviados.delete(NomeArquivo);
    return [{ idAnexo, segredo }];
  };
  const abrir = (id: number, tipo: number, dia: number): void => {
    abertos.push({ id, tipo, dia, prorrogado: false });
  };
  const marcar = (dia: number, fazer: () => Promise<void>): void => {
    agenda.push({ dia, fazer });
  };

  const naTela = async (maria: Visitor, dados: Record<string, unknown>): Promise<number> => {
    const resposta = await registrar(maria, dados);
    expect(resposta.statusCode, resposta.body).toBe(200);
    conta('tela');
    return resposta.json().idManifestacao;
  };

  /** A request that is denied on the screens, for the programs' account may not judge what it answered. */
  const negar = async (login: string, id: number): Promise<void> => {
    const quem = await pessoa(login);
    const resposta = await fazerAto(quem, 'responder', [{ idManifestacao: id }], {
      texto: 'O acesso foi negado porque o documento traz dados de saúde.',
      idCodigoDecisao: CodigoDecisao.negado,
      idEspecificacaoDecisao: Especificacao.dadosPessoais,
      detalhes: { fundamentoLegal: 'Lei 12.527/2011, art. 31: são dados de saúde.' },
      anexos: acaso() < 0.3 ? await deTela(quem, 'negativa') : [],
    });
    expect(resposta.json(), resposta.body).toMatchObject({ resultados: [{ feito: true }] });
    conta('negativa');
  };
  const recorrer = async (id: number, comArquivo: boolean): Promise<number> => {
    const maria = await pessoa('maria.cidada');
    conta('recurso');
    const anexos = comArquivo ? await deTela(maria, 'razoes') : [];
    return (await interposto(maria, id, { anexos })).idRecurso;
  };
  const julgarPeloPrograma = async (id: number, defere: boolean, comArquivo: boolean): Promise<void> => {
    await sistema.escuta.chamar(`/recursos/${id}/admissibilidade`, { corpo: { IndConhecido: true } });
    const decidido = await sistema.escuta.chamar(`/recursos/${id}/decisao`, {
      corpo: {
        IdTipoRespostaRecurso: defere ? 1 : 3,
        IdEspecificacaoRespostaRecurso: defere ? 1 : 3,
        TxtJustificativa: defere ? 'Quem pediu tem razão: os gastos são públicos.' : INDEFERIDO.texto,
        ...(defere && { TxtInformacaoEntregue: 'Os gastos de 2025 somam doze mil reais.' }),
        ...(comArquivo && { Anexos: [arquivo('decisao')] }),
      },
    });
    expect(decidido.situacaoRecurso.descSituacaoRecurso).toBe('Respondido');
    conta('decisao');
  };

  const pedidoAoOrgao = (id: number, dia: number): void => {
    marcar(dia + 2, () => negar('gestor.cgu', id));
    marcar(dia + 3, async () => {
      const idRecurso = await recorrer(id, dia % 2 === 0);
      marcar(dia + 5, () => julgarPeloPrograma(idRecurso, acaso() < 0.5, dia % 2 === 1));
    });
  };
  /** Through the two instances of another body up to the one that this office judges. */
  const pedidoAOutro = (id: number, dia: number): void => {
    marcar(dia + 2, () => negar('gestor.ifce', id));
    for (const [i, login] of ['superior.ifce', 'maxima.ifce'].entries())
      marcar(dia + 3 + 3 * i, async () => {
        // Of the instances of another body this office reads nothing.
        const idRecurso = await recorrer(id, false);
        const quando = dia + 5 + 3 * i;
        marcar(quando, async () => {
          await decidir(await pessoa(login), idRecurso, {
            ...INDEFERIDO,
            anexos: [],
          });
        });
      });
    marcar(dia + 9, async () => {
      const idRecurso = await recorrer(id, true);
      marcar(dia + 11, () => julgarPeloPrograma(idRecurso, true, true));
    });
  };

  const registrarDoDia = async (dia: number): Promise<void> => {
    const maria = await pessoa('maria.cidada');
    if (dia % 5 === 1) {
      const anexos = dia % 2 === 1 ? await deTela(maria, 'pedido') : [];
      pedidoAoOrgao(await naTela(maria, { idTipoManifestacao: 8, anexos }), dia);
    } else if (dia % 2 === 0)
      abrir(await naTela(maria, { anexos: dia % 5 === 0 ? await deTela(maria, 'queixa') : [] }), 2, dia);
    if (dia === 2 || dia === 9)
      pedidoAOutro(await naTela(maria, { idTipoManifestacao: 8, idOuvidoriaDestino: Orgaos.ifce }), dia);

    if (dia % 2 === 1) {
      const corpo = { ...reclamacao, ...(dia % 12 === 3 && { Anexos: [arquivo('balcao')] }) };
      const dado = await balcao.escuta.registrar(corpo, `balcao-${dia}`);
      abrir(dado.IdManifestacao, 2, dia);
      conta('balcao');
    }

    for (const chave of [`chat-${dia}`, ...(dia % 6 === 0 ? [`chat-${dia}-b`] : [])]) {
      const selada = acaso() < 0.25;
      const arquivos = dia % 10 === 0 && !selada ? { Anexos: [arquivo('chat'), arquivo('chat')] } : {};
      const corpo = selada ? denuncia : { ...reclamacao, ...arquivos };
      const dado = await sistema.escuta.registrar(corpo, chave);
      if (acaso() < 0.4) {
        expect(await sistema.escuta.registrar(corpo, chave), 'sent again').toEqual(dado);
        conta('repetido');
      }
      abrir(dado.IdManifestacao, selada ? 1 : 2, dia);
      conta('chat');
    }
  };

  const agir = async (caso: Aberto, ato: string, corpo: object): Promise<void> => {
    await sistema.escuta.agir(caso.id, ato, corpo);
    conta(ato);
  };
  const fechar = (caso: Aberto): void => {
    abertos.splice(abertos.indexOf(caso), 1);
  };
  const tratar = async (caso: Aberto): Promise<void> => {
    const sorte = acaso();
    if (caso.tipo === 1) {
      await agir(caso, 'respostas', {
        IdTipoRespostaManifestacao: 2,
        TxtResposta: 'A denúncia foi arquivada por falta de elementos mínimos.',
        InformacoesAdicionais: { EnvolveServidorPublico: true },
        Detalhes: { Destino: 'arquivamento', PorQue: 'Não há elementos que permitam apurar.' },
      });
      fechar(caso);
    } else if (sorte < 0.2 && !caso.prorrogado) {
      await agir(caso, 'prorrogar', {
        IdMotivoProrrogacaoManifestacao: 1,
        TxtJustificativaProrrogacao: 'A área técnica precisa medir a espera por mais dias.',
      });
      caso.prorrogado = true;
    } else if (sorte < 0.35) {
      await agir(caso, 'encaminhar', {
        IdOuvidoriaDestino: Orgaos.ifce,
        TxtNotificacaoDestinatario: 'O posto de que se fala fica no campus de Fortaleza.',
        TxtNotificacaoSolicitante: 'Enviamos a sua reclamação ao instituto que cuida do posto.',
      });
      fechar(caso);
    } else if (sorte < 0.5) {
      await agir(caso, 'arquivar', {
        IdMotivoArquivamento: 5,
        TxtJustificativa: 'O posto mudou de endereço, e a fila não existe mais.',
      });
      fechar(caso);
      arquivados.push(caso);
    } else {
      await agir(caso, 'respostas', {
        IdTipoRespostaManifestacao: 2,
        TxtResposta: `Mais guichês foram abertos depois do caso ${caso.id}.`,
        Detalhes: { DecisaoFinal: 'Procedente: mais dois guichês foram abertos.' },
        ...(acaso() < 0.2 && { Anexos: [arquivo('resposta')] }),
      });
      fechar(caso);
    }
  };

  /** Working days have staff; what was put down for a day of rest is done all the same, by people at home. */
  const trabalharNoDia = async (dia: number): Promise<void> => {
    for (const { fazer } of agenda.filter((cada) => cada.dia === dia)) await fazer();
    if (dia % 7 === 1 || dia % 7 === 0) return;
    for (const caso of abertos.filter((cada) => cada.dia < dia - 1)) if (acaso() < 0.3) await tratar(caso);
    const [volta] = arquivados;
    if (volta && dia % 5 === 0) {
      await agir(volta, 'reabrir', { TxtJustificativa: 'A pessoa trouxe fatos novos sobre a mesma fila.' });
      arquivados.shift();
      abertos.push(volta);
    }
  };

  return { enviados, feitos, registrarDoDia, trabalharNoDia };
};
