import path from 'node:path';

export interface Exemplo {
  readonly arquivo: string;
  readonly tipo: string;
  /** One sentence, for the guide. */
  readonly faz: string;
  readonly roda?: string;
}

const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** Kept outside the source because integrators take them as they are; the tests run each. */
export const EXEMPLOS: readonly Exemplo[] = [
  {
    arquivo: 'importacao-noturna.mjs',
    tipo: JAVASCRIPT,
    faz: 'Leva toda noite ao sistema de processos o que mudou: manifestações, arquivos e recursos. Retoma de onde parou e não grava duas vezes.',
    roda: 'node importacao-noturna.mjs pasta 01/03/2026',
  },
  {
    arquivo: 'planilha-diaria.mjs',
    tipo: JAVASCRIPT,
    faz: 'Faz a planilha do dia (CSV), por prazo, sem o relato nem os dados da pessoa.',
    roda: 'node planilha-diaria.mjs 12/03/2026 saida.csv',
  },
  {
    arquivo: 'chatbot.mjs',
    tipo: JAVASCRIPT,
    faz: 'Conversa com a pessoa, registra e devolve o protocolo e o código de acesso. Não guarda o que ela disse.',
    roda: 'node chatbot.mjs',
  },
  {
    arquivo: 'cliente-integracao.mjs',
    tipo: JAVASCRIPT,
    faz: 'Lista, lê, baixa, registra e responde pela linha de comando.',
    roda: 'node cliente-integracao.mjs listar MaxResultados=20',
  },
  {
    arquivo: 'escuta.mjs',
    tipo: JAVASCRIPT,
    faz: 'O que os quatro acima têm em comum: token, esperas, páginas e arquivos. Guarde na mesma pasta.',
  },
  {
    arquivo: 'conferir-webhook.mjs',
    tipo: JAVASCRIPT,
    faz: 'Confere a assinatura de um webhook.',
  },
  {
    arquivo: 'receptor.mjs',
    tipo: JAVASCRIPT,
    faz: 'Recebe webhooks na sua máquina, confere e mostra cada um. Usa o de cima.',
    roda: "SEGREDO='whsec_…' node receptor.mjs",
  },
  {
    arquivo: 'escuta.py',
    tipo: 'text/x-python; charset=utf-8',
    faz: 'O cliente em Python, em um arquivo e sem dependências: lê, baixa, registra, responde, trata recursos e confere webhooks.',
    roda: 'python3 escuta.py listar MaxResultados=20',
  },
];

export const arquivoDoExemplo = (arquivo: string): string =>
  path.join(import.meta.dirname, '../../../docs/exemplos', arquivo);
