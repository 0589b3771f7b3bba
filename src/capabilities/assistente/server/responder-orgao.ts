import { sugerir } from '#capabilities/assunto/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type Fonte, fontesDe, link, type Resposta } from '../domain/resposta.ts';
import type { Pergunta } from './vizinhos.ts';

const PROCURAR = link('Procurar um órgão', '/orgao');

const enderecoDo = (sigla: string): string => `/orgao?busca=${encodeURIComponent(sigla)}`;

/** First by the rule of the filing form that suggests an office, then by the directory. */
export const responderOrgao = async ({ platform, vizinhos, texto }: Pergunta): Promise<Resposta> => {
  const [{ orgaos, esferaErrada }, passagens] = await Promise.all([
    sugerir(platform.leitura, { texto, idTipoManifestacao: TipoManifestacao.reclamacao }),
    vizinhos.procurarAjuda(platform.leitura, { texto, limite: 5 }),
  ]);
  const sugeridos = orgaos.map(
    ({ sigla, nomeOuvidoria }): Fonte => ({
      fonte: 'orgao',
      titulo: `${sigla} · ${nomeOuvidoria}`,
      endereco: enderecoDo(sigla),
    }),
  );
  const isDoDiretorio = ({ fonte }: Pick<Fonte, 'fonte'>): boolean =>
    fonte === 'orgao' || fonte === 'servico';
  const doDiretorio = fontesDe(passagens.filter(isDoDiretorio));
  const leitura = fontesDe(passagens.filter((passagem) => !isDoDiretorio(passagem))).slice(0, 2);
  const fontes = [
    ...sugeridos,
    ...doDiretorio.filter(({ titulo }) => !sugeridos.some((um) => um.titulo === titulo)),
  ];
  const daEsfera = esferaErrada ? [`${esferaErrada.frase} Procure a ouvidoria do lugar onde aconteceu.`] : [];
  if (fontes.length === 0 && daEsfera.length === 0)
    return {
      intencao: 'orgao',
      sabe: leitura.length > 0,
      paragrafos: [
        'Não consegui descobrir que órgão cuida disso. Diga o assunto em poucas palavras, como “aposentadoria” ou “plano de saúde”, ou procure na lista de ouvidorias.',
        'Se registrar para o órgão errado, não se preocupe: ele encaminha ao certo, e o prazo continua contando.',
      ],
      fontes: leitura,
      opcoes: ['Quero registrar uma manifestação'],
      acoes: [PROCURAR],
    };
  const [primeiro] = orgaos;
  return {
    intencao: 'orgao',
    paragrafos: [
      ...daEsfera,
      ...(primeiro
        ? [
            `No governo federal, quem deve cuidar disso é ${primeiro.sigla} (${primeiro.nomeOuvidoria}). ${primeiro.porque}`,
          ]
        : fontes.length > 0
          ? ['Estes são os órgãos e serviços mais próximos do que você perguntou.']
          : []),
      'Coisas do estado ou da prefeitura têm ouvidoria própria: escolha o lugar na lista. Se registrar para o órgão errado, ele encaminha ao certo.',
    ],
    // A text to read is among the first three: the office may not be what was asked for.
    fontes: [...fontes.slice(0, leitura.length > 0 ? 2 : 3), ...leitura],
    opcoes: ['Quero registrar uma manifestação'],
    acoes: [PROCURAR],
  };
};
