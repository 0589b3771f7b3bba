import { describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { conversar, seguindo } from './conversa.ts';
import { explicarPrazo } from './explicar-prazo.ts';
import type { Passo } from './passo.ts';
import { fontesDe, isEnderecoNosso, type Resposta, resumir } from './resposta.ts';
import { temasDoPrazo } from './tema-do-prazo.ts';

const dizer = (texto: string, passo: Passo | null = null, temRelato = false): Resposta => {
  const resposta = conversar({ texto, passo, temRelato });
  if (!('paragrafos' in resposta)) throw new Error(`not answered here: ${resposta.nome}`);
  return resposta;
};

describe('the conversation', () => {
  it('takes an account straight to its type, keeps it for the form and asks a denúncia how', () => {
    const conta = dizer('meu chefe pede propina para liberar alvará');
    expect(conta).toMatchObject({ isRelato: true, passo: { em: 'arvore', pergunta: 'como-denunciar' } });
    expect(conta.paragrafos[0]).toContain('parece uma denúncia');
    const pronta = dizer('sem me identificar', conta.passo, true);
    expect(pronta.acoes).toEqual([
      expect.objectContaining({ tipo: 'formulario', idTipo: TipoManifestacao.denuncia, anonimo: true }),
    ]);
  });

  it('asks what happened before the form, and keeps what is told', () => {
    const escolheu = dizer('quero reclamar');
    expect(escolheu.passo).toEqual({ em: 'relato', idTipo: TipoManifestacao.reclamacao, anonimo: false });
    const contou = dizer('a agência fechou as portas antes da hora', escolheu.passo);
    expect(contou).toMatchObject({
      isRelato: true,
      acoes: [{ tipo: 'formulario', idTipo: TipoManifestacao.reclamacao }],
    });
  });

  it('leaves the questions of the tree for another question, and takes it up by name', () => {
    const passo: Passo = { em: 'arvore', pergunta: 'houve-irregularidade' };
    expect(conversar({ texto: 'qual o prazo?', passo, temRelato: false })).toMatchObject({ nome: 'prazo' });
    const relato: Passo = { em: 'relato', idTipo: TipoManifestacao.elogio, anonimo: false };
    expect(
      conversar({ texto: 'posso anexar uma foto no elogio?', passo: relato, temRelato: false }),
    ).toMatchObject({
      nome: 'pergunta',
    });
  });

  it('says that it is a program, and where people are', () => {
    const resposta = dizer('quero falar com uma pessoa');
    expect(resposta.paragrafos[0]).toContain('Eu sou um programa');
    expect(resposta.acoes).toContainEqual(expect.objectContaining({ endereco: '/orgao' }));
  });
});

const formularioDe = ({ acoes = [] }: Resposta) => acoes.find(({ tipo }) => tipo === 'formulario');
const { denuncia, reclamacao, solicitacao } = TipoManifestacao;
const contandoReclamacao: Passo = { em: 'relato', idTipo: reclamacao, anonimo: false };

/** Says one sentence after the other, as the browser does; returns what goes into which form. */
const conversa = (...falas: string[]) => {
  let passo: Passo | null = null;
  const relato: string[] = [];
  let ultima: Resposta | null = null;
  for (const texto of falas) {
    const temRelato = relato.length > 0;
    const dita = conversar({ texto, passo, temRelato });
    const resposta: Resposta = seguindo(
      'paragrafos' in dita ? dita : { intencao: dita.nome, paragrafos: ['da ajuda'] },
      { passo, temRelato },
    );
    if (resposta.isRelato) relato.push(texto);
    passo = resposta.passo ?? null;
    ultima = resposta;
  }
  return { relato, passo, formulario: ultima ? formularioDe(ultima) : undefined, ultima };
};

describe('a denúncia is never left in the form of something else, nor its author named unasked', () => {
  it('asks after an answered question, a told propina and a refusal to be known: anonymous, with only the propina', () => {
    const { relato, formulario } = conversa(
      'meu pedido foi negado o que eu faço',
      'o fiscal da obra pede propina para liberar o alvará',
      'não quero me identificar',
    );
    expect(relato).toEqual(['o fiscal da obra pede propina para liberar o alvará']);
    expect(formulario).toMatchObject({ idTipo: denuncia, anonimo: true });
  });

  it.each([
    'não quero me identificar',
    'prefiro não me identificar',
    'sem identificação',
    'com meu nome não',
    'nao kero me identifica',
    'anonimo',
  ])('at “como denunciar”, “%s” opens the anonymous form', (texto) => {
    const { formulario } = conversa('quero denunciar', texto);
    expect(formulario).toMatchObject({ idTipo: denuncia, anonimo: true });
  });

  it.each([
    'não sei',
    'sim',
    'não',
    'tanto faz',
    'não sei se me identifico',
    'não tem problema me identificar',
    'sei la',
    'ok',
  ])('at “como denunciar”, “%s” is asked again with both choices', (texto) => {
    const { ultima } = conversa('quero denunciar', texto);
    expect(ultima?.passo).toEqual({ em: 'arvore', pergunta: 'como-denunciar' });
    expect(ultima?.opcoes).toEqual(
      expect.arrayContaining(['Quero me identificar', 'Quero denunciar sem me identificar']),
    );
    expect(ultima && formularioDe(ultima)).toBeUndefined();
  });

  it.each([
    'o atendente pediu propina pra adiantar',
    'e ainda me humilhou na frente de todos',
    'o chefe de la contratou o sobrinho',
    'a moça disse que vendem vaga',
    'foi racismo',
    'eles estao desviando remedio',
    'ela bate o ponto do marido',
    'rolou asedio tambem',
  ])('in the middle of a complaint, “%s” makes it a denúncia and asks how', (texto) => {
    const resposta = dizer(texto, contandoReclamacao, true);
    expect(resposta).toMatchObject({ isRelato: true, passo: { em: 'arvore', pergunta: 'como-denunciar' } });
    expect(formularioDe(resposta)).toBeUndefined();
  });

  it('leaves it a complaint only where the person chooses so', () => {
    const { formulario } = conversa(
      'quero reclamar',
      'o fiscal pede propina no balcão',
      'Não é denúncia, é reclamação do serviço',
    );
    expect(formulario).toMatchObject({ idTipo: reclamacao });
  });

  it('asks who named a complaint and tells of a crime', () => {
    expect(dizer('quero reclamar que o fiscal pede propina para todo mundo')).toMatchObject({
      isRelato: true,
      passo: { em: 'arvore', pergunta: 'como-denunciar' },
    });
  });

  it('says to who complains without a name that only a denúncia may be anonymous, and asks', () => {
    const resposta = dizer('não quero me identificar', contandoReclamacao, true);
    expect(resposta.paragrafos[0]).toContain('Só a denúncia');
    expect(resposta.passo).toEqual({ em: 'arvore', pergunta: 'como-denunciar' });
  });

  it('an identified denúncia becomes anonymous when asked for', () => {
    const passo: Passo = { em: 'relato', idTipo: denuncia, anonimo: false };
    expect(formularioDe(dizer('pensando bem não quero me identificar', passo, true))).toMatchObject({
      anonimo: true,
    });
  });

  it('keeps the account told before it is said how, and asks on', () => {
    const { relato, passo } = conversa(
      'quero denunciar',
      'o diretor usa o carro oficial para viajar com a família',
    );
    expect(relato).toHaveLength(1);
    expect(passo).toEqual({ em: 'arvore', pergunta: 'como-denunciar' });
  });

  it.each([
    ['o diretor contratou a esposa dele sem concurso'],
    ['estao vendendo vaga de cirurgia'],
    ['construtora pagou propina pro fiscal'],
    ['o professor passou a mao na aluna'],
    ['tem funcionario fantasma na câmara'],
    ['licitação combinada na prefeitura'],
    ['usam carro oficial no domingo'],
    ['tao pedindo propina no detran'],
  ])('“%s” is taken for a denúncia at once', (texto) => {
    expect(dizer(texto)).toMatchObject({
      isRelato: true,
      passo: { em: 'arvore', pergunta: 'como-denunciar' },
    });
  });
});

describe('what is told stays in the story', () => {
  const passo: Passo = { em: 'relato', idTipo: solicitacao, anonimo: false };
  it.each([
    'quem atende la é a Marta e ela viu tudo',
    'o prazo que me deram acabou',
    'quando cheguei estava fechado',
    'como eu disse ninguem apareceu',
    'onde fica a praça ta tudo escuro',
    'foi ontem',
    'ele nao veio',
    'pode ser que volte amanha',
    'minha vizinha também reclamou disso na semana passada',
    'já liguei três vezes e ninguem respondeu',
    'falaram que era pra esperar o telefone da ouvidoria voltar',
    'o meu pedido anterior era igual',
    'o medico não apareceu',
    'meu nome não está na lista da creche',
    'ninguem sabe informar nada no guiche',
    'não fazem a minha identidade nova',
  ])('“%s”', (texto) => {
    expect(dizer(texto, passo, true)).toMatchObject({ isRelato: true, passo });
  });

  it.each([
    'qual o prazo?',
    'qual o prazo',
    'como anexo uma foto',
    'quanto tempo demora',
    'quem vai ver isso?',
    'posso anexar um video',
  ])('but “%s” is a question: it is answered, and the story goes on', (texto) => {
    const { relato, ultima } = conversa('quero reclamar', 'a agência fechou antes da hora ontem', texto);
    expect(relato).toHaveLength(1);
    expect(ultima?.passo).toEqual(contandoReclamacao);
    expect(ultima && formularioDe(ultima)).toMatchObject({ idTipo: reclamacao });
  });

  it.each(['só isso', 'pronto', 'sim', 'é isso'])('“%s” ends it without going into the form', (texto) => {
    const resposta = dizer(texto, contandoReclamacao, true);
    expect(resposta.isRelato ?? false).toBe(false);
    expect(formularioDe(resposta)).toMatchObject({ idTipo: reclamacao });
  });
});

describe('danger', () => {
  it('is answered first, with the telephones, and then the way to file', () => {
    const resposta = dizer('quero me matar');
    expect(resposta.intencao).toBe('perigo');
    expect(resposta.acoes?.[0]).toMatchObject({ tipo: 'telefone', numero: '188' });
    expect(resposta.opcoes).toEqual(['Quero registrar uma manifestação']);
  });

  it('comes before the step, which it keeps', () => {
    expect(dizer('meu marido me bateu agora', contandoReclamacao, true).acoes).toContainEqual(
      expect.objectContaining({ numero: '190' }),
    );
    expect(dizer('socorro', contandoReclamacao, true).passo).toEqual(contandoReclamacao);
  });

  it('that is also a crime leads on to a denúncia with what was told', () => {
    expect(dizer('fui estuprada')).toMatchObject({
      intencao: 'perigo',
      isRelato: true,
      passo: { em: 'arvore', pergunta: 'como-denunciar' },
    });
  });
});

describe('a deadline explained', () => {
  const hoje = Date.parse('2026-03-12T12:00:00Z');
  it.each(temasDoPrazo)('of %s in sentences, with the law', (tema) => {
    const texto = explicarPrazo(tema, criarCalendario([]), hoje).join(' ');
    expect(texto).toMatch(/\d+ dias|dias são corridos|prazo do órgão acabou/);
    if (['ouvidoria', 'acesso', 'prorrogacao', 'recurso', 'complementacao'].includes(tema)) {
      expect(texto).toMatch(/Lei|Decreto/);
      expect(texto).toMatch(/\d{2}\/\d{2}\/2026/);
    }
  });

  it('counts as the simulator does', () => {
    expect(explicarPrazo('acesso', criarCalendario([]), hoje)[1]).toContain('01/04/2026');
  });

  it('after the cut-off of the evening counts from the next day, and says so', () => {
    // Thursday, 19:00 in Brasília.
    const corte = Date.parse('2026-03-12T22:00:00Z');
    const [, antes] = explicarPrazo('acesso', criarCalendario([]), corte - 1);
    const [, depois] = explicarPrazo('acesso', criarCalendario([]), corte);
    expect(antes).toContain('Feito hoje, 12/03/2026, a resposta deve vir até 01/04/2026.');
    expect(depois).toContain(
      'Feito hoje, 12/03/2026, depois das 19:00, o que conta como amanhã, a resposta deve vir até 06/04/2026.',
    );
  });
});

describe('what is shown of the help', () => {
  it('links only to this site', () => {
    expect(isEnderecoNosso('/perguntas-frequentes#a')).toBe(true);
    for (const fora of [
      'https://mau.example',
      '//mau.example',
      '/\\mau.example',
      'javascript:alert(1)',
      '',
      '/a b',
    ])
      expect(isEnderecoNosso(fora)).toBe(false);
    const passagem = { fonte: 'pagina', titulo: 'x', trecho: 'y', relevancia: 1 } as const;
    expect(
      fontesDe([
        { ...passagem, endereco: 'javascript:alert(1)' },
        { ...passagem, endereco: '/a' },
      ]),
    ).toHaveLength(1);
  });

  it('is plain text in whole sentences', () => {
    expect(resumir('Em até **30 dias**. Veja o [simulador](/simulador-de-prazos).')).toBe(
      'Em até 30 dias. Veja o simulador.',
    );
    expect(resumir(`${'Uma frase. '.repeat(200)}`).endsWith('frase.')).toBe(true);
  });
});
