import { nomeDoEstado } from '#capabilities/informacao-classificada/domain/pedido/estado-do-pedido.ts';
import type { AtoDeclarado } from '#kernel/ato/ato.ts';
import { SEGUNDOS_PARA_DESFAZER } from '#kernel/ato/desfazer.ts';
import { descricaoPerfil, type IdPerfil, perfisDePessoas } from '#kernel/perfil.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { readReference } from '#server/db/reference-file.ts';

const situacoes = (arquivo: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readReference(arquivo).linhas.map(({ id, descricao }) => [String(id), String(descricao)]),
  );

interface Ciclo {
  readonly titulo: string;
  readonly sobre: string;
  /** Names for states whose own name does not explain them. */
  readonly estados: Readonly<Record<string, string>>;
}

/** In the order of the page. Without a place here, a life cycle stops the printing. */
const ciclos: Readonly<Record<string, Ciclo>> = {
  manifestacao: {
    titulo: 'Manifestação',
    sobre:
      'Reclamações, denúncias, elogios, sugestões, solicitações e pedidos de acesso à informação. O registro não é um ato: é onde o caso começa.',
    estados: situacoes('13-situacao-manifestacao.json'),
  },
  recurso: {
    titulo: 'Recurso, reclamação e pedido de revisão',
    sobre: 'O que se apresenta contra a resposta, ou contra a falta dela, no acesso à informação.',
    estados: { ...situacoes('31-situacao-recurso.json'), 3: 'Em esclarecimentos' },
  },
  incidente: {
    titulo: 'Incidente de correção',
    sobre: 'O órgão pede à instância que corrija a própria decisão.',
    estados: { aberto: 'Aberto', respondido: 'Respondido' },
  },
  cumprimento: {
    titulo: 'Cumprimento do que foi prometido',
    sobre:
      'O que uma resposta ou uma decisão concedeu e ainda vai ser entregue, ou veio com ela: o órgão entrega, quem pediu confirma ou contesta, e o órgão que controla supervisiona.',
    estados: {
      aberta: 'A entregar',
      entregue: 'Entregue',
      contestada: 'Contestada',
      confirmada: 'Confirmada',
      encerrada: 'Encerrada',
    },
  },
  descumprimento: {
    titulo: 'Denúncia de descumprimento',
    sobre: 'Quem pediu diz que a decisão favorável não foi cumprida.',
    estados: { aberta: 'Aberta', decidida: 'Decidida' },
  },
  'pedido-de-identidade': {
    titulo: 'Pedido de identidade',
    sobre:
      'Quem apura uma denúncia pede para saber quem denunciou, e a ouvidoria que guarda a identidade decide.',
    estados: { aberto: 'Aberto', decidido: 'Decidido' },
  },
  'abertura-de-identidade': {
    titulo: 'Abertura de identidade',
    sobre:
      'Acima de poucas por dia, e sempre no órgão que controla a plataforma, quem quer abrir os dados de quem registrou espera que outra pessoa aprove.',
    estados: { espera: 'Espera a segunda pessoa', decidida: 'Decidida', aberta: 'Aberta' },
  },
  impedimento: {
    titulo: 'Impedimento',
    sobre:
      'Quem tem interesse em um caso, ou quem relata não quer que o veja, não o vê. Se no órgão não sobra quem o trate, o caso segue para o órgão acima.',
    estados: {
      livre: 'Sem impedimento',
      pedido: 'Pedido por quem relata, a conferir',
      vigente: 'Em vigor',
      encerrado: 'Encerrado',
    },
  },
  avaliacao: {
    titulo: 'Avaliação do monitoramento',
    sobre: 'A autoridade de monitoramento avalia uma amostra de respostas de um órgão.',
    estados: {
      'em-avaliacao': 'Em avaliação',
      devolvida: 'Devolvida ao órgão',
      respondida: 'Respondida pelo órgão',
      encerrada: 'Encerrada',
      cancelada: 'Cancelada',
    },
  },
  informacao: {
    titulo: 'Informação classificada',
    sobre: 'O que o órgão mantém em sigilo, por quanto tempo e por quê.',
    estados: { classificada: 'Classificada', desclassificada: 'Desclassificada' },
  },
  lista: {
    titulo: 'Lista anual de informações classificadas',
    sobre:
      'O que o órgão publica até 1º de junho sobre o que mantém em sigilo e sobre os pedidos que recebeu.',
    estados: { 'a-publicar': 'A publicar', publicada: 'Publicada' },
  },
  desclassificacao: {
    titulo: 'Pedido de desclassificação ou de reavaliação',
    sobre: 'Qualquer pessoa pede, a qualquer tempo, que o sigilo de uma informação acabe ou diminua.',
    estados: nomeDoEstado,
  },
  item: {
    titulo: 'Item da transparência ativa',
    sobre: 'O que o órgão publica sem que ninguém peça, e o que a autoridade diz disso.',
    estados: {
      'sem-resposta': 'Sem resposta',
      respondido: 'Respondido',
      enviado: 'Enviado para avaliação',
      avaliado: 'Avaliado',
    },
  },
};

/** Who receives each mail, as its template says. */
const destinatarios = new Map(
  readReference('60-email-modelo.json').linhas.map(({ evento, destinatario }) => [
    String(evento),
    String(destinatario),
  ]),
);
const QUEM_LE: Readonly<Record<string, string>> = { cidadao: 'quem registrou', orgao: 'o órgão' };

const quemFaz = (quem: readonly IdPerfil[]): string => {
  if (quem.length === 0) return 'o sistema, pelo relógio';
  if (perfisDePessoas.every((perfil) => quem.includes(perfil)))
    return 'qualquer pessoa, dentro das condições';
  return quem.map((perfil) => descricaoPerfil[perfil]).join(', ');
};

const quemSabe = (avisa: readonly string[]): string => {
  const quem = avisa.map((evento) => {
    const destinatario = destinatarios.get(evento);
    if (!destinatario)
      throw new Error(`The mail ${evento} has no text: write db/reference/email/${evento}.txt`);
    return QUEM_LE[destinatario] ?? destinatario;
  });
  return [...new Set(quem)].join(' e ') || '–';
};

const linhaDo = (ato: AtoDeclarado, { estados }: Ciclo): string => {
  const nomeDo = (estado: unknown): string => {
    const nome = estados[String(estado)];
    if (!nome) throw new Error(`The state ${estado} of ${ato.ciclo} has no name`);
    return nome;
  };
  const todas = ato.de.length === Object.keys(estados).length;
  const celulas = [
    `**${ato.nome}**${ato.tela ? ` (${ato.tela.nome})` : ''}`,
    ato.lei,
    todas ? 'qualquer situação' : ato.de.map(nomeDo).join('; '),
    ato.para === undefined ? 'a mesma' : nomeDo(ato.para),
    quemFaz(ato.quem),
    ato.quando.map(({ diz }) => diz).join('; ') || '–',
    ato.prazo ?? '–',
    quemSabe(ato.avisa),
    ato.historico.rotulo,
  ];
  return `| ${celulas.join(' | ')} |`;
};

const CABECALHO = [
  'ato',
  'lei',
  'de',
  'para',
  'quem',
  'só quando',
  'prazo',
  'quem é avisado',
  'no histórico',
];

/** Which acts their author may take back; nothing where there are none. */
const oQueSeDesfaz = (atos: readonly AtoDeclarado[]): readonly string[] => {
  const nomes = atos.filter(({ desfaz }) => desfaz).map(({ nome }) => `**${nome}**`);
  if (nomes.length === 0) return [];
  return [
    '',
    `Por ${SEGUNDOS_PARA_DESFAZER} segundos, quem fez na tela, em um caso só, pode desfazer: ${nomes.join(', ')}. O ato vale desde o clique; os avisos saem depois. Desfazer também fica no histórico.`,
  ];
};

const paginaDo = (ciclo: string): string => {
  const descricao = ciclos[ciclo];
  if (!descricao) throw new Error(`docs/ciclo-de-vida.md does not know the life cycle ${ciclo}`);
  const atos = (atosPorCiclo[ciclo] ?? []).toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  return [
    `## ${descricao.titulo}`,
    '',
    descricao.sobre,
    '',
    `| ${CABECALHO.join(' | ')} |`,
    `|${' --- |'.repeat(CABECALHO.length)}`,
    ...atos.map((ato) => linhaDo(ato, descricao)),
    ...oQueSeDesfaz(atos),
  ].join('\n');
};

/** The text of docs/ciclo-de-vida.md, from what the acts declare: the law's rules on one page. */
export const cicloDeVida = (): string => {
  const desconhecidos = Object.keys(atosPorCiclo).filter((ciclo) => !ciclos[ciclo]);
  if (desconhecidos.length > 0) throw new Error(`No place on the page for ${desconhecidos.join(', ')}`);
  return [
    '# O ciclo de vida, ato por ato',
    '',
    'Esta página é impressa a partir do código (`npm run ciclo-de-vida`) e um teste a mantém igual a ele: o que está aqui é o que',
    'a plataforma faz. Cada ato só é possível a partir das situações da coluna “de”, por quem está na coluna “quem”, e quando',
    'valem todas as condições. Todo ato escreve uma linha no histórico do caso, na mesma transação.',
    '',
    ...Object.keys(ciclos)
      .filter((ciclo) => atosPorCiclo[ciclo])
      .flatMap((ciclo) => [paginaDo(ciclo), '']),
  ].join('\n');
};
