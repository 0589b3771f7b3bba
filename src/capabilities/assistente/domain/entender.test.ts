import { describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { entender } from './entender.ts';
import { distancia, ouvir, parece } from './parecida.ts';

const nomeDe = (texto: string): string => {
  const lida = entender(texto);
  if (lida.nome === 'prazo') return `prazo ${lida.tema}`;
  if (lida.nome === 'caso-existente') return `caso ${lida.ato} ${lida.idTipo ?? ''}`.trim();
  if (lida.nome === 'meus-casos' && lida.idTipo !== null) return `meus-casos ${lida.idTipo}`;
  if (lida.nome === 'registrar') return `registrar ${lida.idTipo}${lida.isRelato ? ' relato' : ''}`;
  return lida.nome;
};
const { denuncia, reclamacao, solicitacao, acessoAInformacao, sugestao, elogio, simplifique } =
  TipoManifestacao;

describe('what a person wants, by their words', () => {
  it.each([
    ['oi', 'saudacao'],
    ['Olá!', 'saudacao'],
    ['boa tarde', 'saudacao'],
    ['muito obrigado', 'agradecimento'],
    ['vlw', 'agradecimento'],
    ['quero falar com um atendente', 'humano'],
    ['tem como falar com uma pessoa?', 'humano'],
    ['qual o telefone da ouvidoria', 'humano'],
    ['qual a diferença entre denuncia e reclamação?', 'tipos'],
    ['não sei se é denúncia ou reclamação', 'tipos'],
    ['quero registrar uma manifestação', 'tipos'],
    ['qual o prazo de resposta?', 'prazo ouvidoria'],
    ['em quantos dias respondem um pedido de acesso a informação', 'prazo acesso'],
    ['quanto tempo demora a lai', 'prazo acesso'],
    ['qual o prasso para recorrer', 'prazo recurso'],
    ['ate quando posso entrar com recurso', 'prazo recurso'],
    ['o orgao pode prorrogar o prazo?', 'prazo prorrogacao'],
    ['o órgão não respondeu no prazo', 'prazo silencio'],
    ['prazo para complementar minha manifestação', 'prazo complementacao'],
    ['qual órgão cuida de aposentadoria?', 'orgao'],
    ['quem resolve problema de passaporte', 'orgao'],
    ['onde reclamo de plano de saúde', 'orgao'],
    ['como está meu pedido', 'meus-casos'],
    ['consultar andamento', 'meus-casos'],
    ['quero consultar um protocolo', 'meus-casos'],
    ['perdi meu protocolo, consultar andamento', 'pergunta'],
    ['perdi o prazo do recurso', 'pergunta'],
    ['da pra saber quem leu minha reclamação', 'pergunta'],
    ['pq negaram meu pedido', 'pergunta'],
    ['quando pedem mais informação o prazo para de contar?', 'prazo complementacao'],
    ['posso fazer denúncia anônima?', 'pergunta'],
    ['como faço uma reclamação', 'pergunta'],
    ['por favor como denuncio propina', 'pergunta'],
    ['o que é nepotismo', 'pergunta'],
    ['queria saber sobre assédio moral', 'pergunta'],
    ['por que o fiscal pede propina', 'pergunta'],
    ['me ajuda', 'saudacao'],
    ['preciso de conta gov.br para pedir informação?', 'pergunta'],
    ['xyzw qwerty', 'pergunta'],
    ['', 'pergunta'],
  ])('%s', (texto, esperado) => {
    expect(nomeDe(texto)).toBe(esperado);
  });

  it.each([
    ['quero denunciar', `registrar ${denuncia}`],
    ['kero fazer uma denunsia', `registrar ${denuncia}`],
    ['quero fazer uma recramação', `registrar ${reclamacao}`],
    ['gostaria de elogiar uma servidora', `registrar ${elogio}`],
    ['queria dar uma sugestão', `registrar ${sugestao}`],
    ['quero fazer um pedido de informação', `registrar ${acessoAInformacao}`],
    ['quero solicitar uma providência', `registrar ${solicitacao}`],
    ['quero participar do simplifique', `registrar ${simplifique}`],
    ['meu chefe pede propina para liberar alvará', `registrar ${denuncia} relato`],
    ['fui demitida porque estou grávida', `registrar ${denuncia} relato`],
    ['por favor o fiscal quando vem pede propina', `registrar ${denuncia} relato`],
    ['o posto de saúde está sem médico faz três semanas e ninguém atende', `registrar ${reclamacao} relato`],
    ['fui muito bem atendida no INSS pela servidora, parabéns', `registrar ${elogio} relato`],
    [
      'o cartório exige cópia autenticada, muito papel e burocracia para um serviço simples',
      `registrar ${simplifique} relato`,
    ],
  ])('takes “%s” for a filing', (texto, esperado) => {
    expect(nomeDe(texto)).toBe(esperado);
  });

  it.each([
    ['qual o prazo pra eu dar consentimento', 'consentimento'],
    ['prazo do consentimento', 'consentimento'],
    ['quanto tempo tenho pra autorizar o envio da minha identidade', 'consentimento'],
    ['carnaval conta no prazo?', 'contagem'],
    ['o prazo conta feriado', 'contagem'],
    ['o prazo é em dias uteis ou corridos', 'contagem'],
    ['ja passou o prazo', 'silencio'],
    ['venceu o prazo e nada', 'silencio'],
    ['quanto tempo demoram pra julgar o recurso', 'decidir-recurso'],
    ['qual o prazo do pedido de revisão', 'revisao'],
    ['prazo da area tecnica', 'area-tecnica'],
    ['em quanto tempo a ouvidoria responde', 'ouvidoria'],
    ['quanto tempo demora a resposta da denuncia', 'ouvidoria'],
    ['quanto tempo fico logado', 'null'],
    ['quanto tempo fica guardado meus dados', 'null'],
    ['onde mostra a data limite', 'null'],
    ['quanto tempo tenho pra anexar foto na reclamaçao', 'null'],
    ['ate quando posso avaliar o atendimento', 'null'],
    ['qual o prazo pra denunciar depois do fato', 'null'],
    ['quanto tempo o posto demora pra marcar exame', 'null'],
    ['quantos dias pra cancelar a conta', 'null'],
  ])('of “%s” states the term of %s', (texto, tema) => {
    expect(nomeDe(texto)).toBe(`prazo ${tema}`);
  });

  it('of whose case a term is asked, by the type that was named', () => {
    expect(entender('quando vence o prazo da minha denuncia')).toMatchObject({
      nome: 'prazo',
      meu: true,
      idTipo: denuncia,
    });
    expect(entender('qual o prazo da minha reclamaçao')).toMatchObject({ idTipo: reclamacao });
    expect(entender('qual o prazo da minha manifestação?')).toMatchObject({ idTipo: null });
  });

  it.each([
    ['quero reabrir minha reclamação', `caso reabrir ${reclamacao}`],
    ['preciso complementar minha reclamação', `caso complementar ${reclamacao}`],
    ['quero saber da minha reclamação', `meus-casos ${reclamacao}`],
    ['quero desistir da minha denúncia', `caso desistir ${denuncia}`],
    ['quero cancelar minha reclamaçao', `caso desistir ${reclamacao}`],
    ['kero dezistir da denunsia que fiz', `caso desistir ${denuncia}`],
    ['preciso anexar um documento na minha solicitação', `caso anexar ${solicitacao}`],
    ['quero alterar meu pedido de acesso', `caso alterar ${acessoAInformacao}`],
    ['gostaria de corrigir minha manifestação', 'caso alterar'],
    ['quero acompanhar minha denuncia', `meus-casos ${denuncia}`],
    ['posso desistir da minha denúncia?', `caso desistir ${denuncia}`],
    ['meu pedido foi negado o que eu faço', 'caso contestar'],
    ['meu pedido foi negado', 'caso contestar'],
    ['negaram meu pedido de informação', `caso contestar ${acessoAInformacao}`],
    ['quero retirar a reclamação', `caso desistir ${reclamacao}`],
    ['quero desistir da minha denúncia de assédio', `caso desistir ${denuncia}`],
    ['meu chefe me humilha e quer apagar meu registro', `registrar ${denuncia} relato`],
    ['o diretor mandou cancelar meu pedido de ferias', `registrar ${reclamacao} relato`],
    ['reabrir reclamacao arquivada', `caso reabrir ${reclamacao}`],
    ['queria noticias do meu protocolo', 'meus-casos'],
    ['quero registrar minha reclamação', `registrar ${reclamacao}`],
    ['quero fazer minha denúncia', `registrar ${denuncia}`],
  ])('takes “%s” for what was filed before, or for something new', (texto, esperado) => {
    expect(nomeDe(texto)).toBe(esperado);
  });

  it.each([
    'o diretor manda a gente lavar o carro',
    'a professora deixa a turma sem aula toda sexta',
    'me expulsaram do predio sem motivo algum',
  ])('“%s” tells of somebody: it is asked what it is, and kept for the form', (texto) => {
    expect(entender(texto)).toEqual({ nome: 'registrar', idTipo: null, isRelato: true });
  });

  it.each([
    'sou servidor e trabalho em dois órgãos',
    'quero trocar de perfil como servidor',
    'qual diretor assina o comprovante',
  ])('“%s” asks, and tells of nobody', (texto) => {
    expect(nomeDe(texto)).toBe('pergunta');
  });

  it('finds a protocol however it is punctuated, and says when its digits do not fit', () => {
    for (const texto of [
      '00106.000123/2024-48',
      'meu protocolo é 00106 000123 2024 48, e o prazo?',
      '00106000123202448',
    ])
      expect(entender(texto)).toMatchObject({
        nome: 'protocolo',
        protocolo: { digitos: '00106000123202448' },
      });
    expect(entender('00106000123202449')).toMatchObject({ protocolo: { isValido: false } });
    expect(entender('123456').nome).toBe('pergunta');
  });

  it('reads a hundred thousand letters of anything at once', () => {
    for (const pedaco of ['a', '1', 'prazo ', '1.', '<script>', 'é́', '\u202e', '((((']) {
      const antes = performance.now();
      entender(pedaco.repeat(Math.ceil(100_000 / pedaco.length)));
      expect(performance.now() - antes).toBeLessThan(2000);
    }
  });
});

describe('words that are nearly the same', () => {
  it.each([
    ['prasso', 'prazo'],
    ['denunsia', 'denúncia'],
    ['recramacao', 'reclamação'],
    ['informassao', 'informação'],
    ['infromação', 'informação'],
    ['manifestasão', 'manifestação'],
    ['kero', 'quero'],
  ])('%s is %s', (errada, certa) => {
    expect(parece(ouvir(errada), ouvir(certa), false)).toBe(true);
  });

  it.each([
    ['prato', 'prazo'],
    ['perdido', 'pedido'],
    ['orgasmo', 'órgão'],
    ['sol', 'sim'],
  ])('%s is not %s', (outra, certa) => {
    expect(parece(ouvir(outra), ouvir(certa), false)).toBe(false);
  });

  it('counts a swap of neighbours once', () => {
    expect(distancia('prazo', 'parzo', 2)).toBe(1);
    expect(distancia('abc', 'xyz', 2)).toBe(3);
  });
});
