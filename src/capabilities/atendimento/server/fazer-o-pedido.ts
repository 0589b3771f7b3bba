import { complementar } from '#capabilities/complementacao/server/index.ts';
import { acrescentar } from '#capabilities/conversa/server/index.ts';
import {
  confirmarEntrega,
  contestarEntrega,
  declararSemMeios,
} from '#capabilities/cumprimento/server/index.ts';
import { denunciar } from '#capabilities/descumprimento/server/index.ts';
import { desistir, desistirEmParte } from '#capabilities/desistencia/server/index.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { pedirReabertura } from '#capabilities/reabertura/server/index.ts';
import { interporRecurso } from '#capabilities/recurso/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { LinhaDoRecibo, PedidoDaPessoa } from '../domain/atendimento.ts';

interface NoPedido {
  readonly platform: Platform;
  readonly tx: Db;
  /** Who attends, in the name of the person. */
  readonly quem: QuemAge;
  readonly idManifestacao: number;
  readonly versao: number | undefined;
  readonly chaveEnvio: string;
}

const dia = (prazo: string): string => formatData(diaGuardado(prazo));
const decide = (quemDecide: string, prazo: string | null): LinhaDoRecibo[] => [
  { nome: 'Quem decide', valor: quemDecide },
  { nome: 'Decisão até', valor: prazo ? dia(prazo) : 'A comissão vai marcar a reunião' },
];

/** Does the person's own act, and says what the receipt tells of it. */
export const fazerOPedido = async (no: NoPedido, pedido: PedidoDaPessoa): Promise<LinhaDoRecibo[]> => {
  const { platform, tx, quem, idManifestacao, versao, chaveEnvio } = no;
  const caso = { idManifestacao, versao };
  switch (pedido.ato) {
    case 'recorrer':
    case 'reclamar':
    case 'pedirRevisao': {
      const escrito = { ...pedido.entrada, ...caso, chaveEnvio, remedio: pedido.ato };
      const { instancia, quemDecide, prazo, semDecisao } = await interporRecurso(platform, quem, escrito, tx);
      return [
        { nome: 'Instância', valor: instancia },
        ...decide(quemDecide, prazo),
        { nome: 'Se a decisão não sair', valor: semDecisao },
      ];
    }
    case 'denunciarDescumprimento': {
      const escrita = { ...pedido.entrada, idManifestacao, chaveEnvio };
      const { quemDecide, prazo } = await denunciar(platform, quem, escrita, tx);
      return decide(quemDecide, prazo);
    }
    case 'confirmarEntrega':
      await confirmarEntrega(platform, quem, { idPromessa: pedido.entrada.idPromessa, versao }, {}, tx);
      return [];
    case 'contestarEntrega': {
      const { idPromessa, ...entrada } = pedido.entrada;
      const { quemDecide, prazo } = await contestarEntrega(
        platform,
        quem,
        { idPromessa, versao },
        entrada,
        tx,
      );
      return decide(quemDecide, prazo);
    }
    case 'declararSemMeios': {
      const { prazo } = await declararSemMeios(platform, quem, caso, pedido.entrada, tx);
      return [{ nome: 'O órgão entrega até', valor: dia(prazo) }];
    }
    case 'complementar': {
      const { prazoAtendimento } = await complementar(platform, quem, caso, pedido.entrada, tx);
      return [{ nome: 'O órgão responde até', valor: dia(prazoAtendimento) }];
    }
    case 'acrescentar':
      await acrescentar(platform, quem, caso, pedido.entrada, tx);
      return [];
    case 'pedirReabertura':
      await pedirReabertura(platform, quem, caso, pedido.entrada, tx);
      return [{ nome: 'Quem decide', valor: 'O órgão, que avisa a pessoa' }];
    case 'desistir':
      await desistir(platform, quem, caso, pedido.entrada, tx);
      return [];
    case 'desistirEmParte':
      await desistirEmParte(platform, quem, caso, pedido.entrada, tx);
      return [];
  }
};
