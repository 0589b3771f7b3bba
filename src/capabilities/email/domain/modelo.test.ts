import { describe, expect, it } from 'vitest';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { artigoContraDesligar, artigoQueExige } from './devidos-por-lei.ts';
import { fraseDoLugar, lugaresEstranhos } from './enderecos-do-modelo.ts';
import { type EventoDeEmail, eventosDeEmail, variaveisDoEvento } from './eventos.ts';
import { avisosDasPalavras, desconhecidas, palavrasDoEvento } from './modelo.ts';
import { montarEmail } from './montar.ts';
import { modelosDaPlataforma } from './testing-modelos.ts';
import { exemplosDoEvento, explicacaoDaVariavel } from './variaveis.ts';

const modelos = modelosDaPlataforma();

const boas = {
  assunto: 'Recebemos {{protocolo}}',
  titulo: 'Recebemos a sua manifestação',
  corpo: 'Quem responde a {{protocolo}} é {{ orgao }}, até {{prazo}}.',
  botao: 'Acompanhar',
};
const ler = (mudanca: Partial<typeof boas>, evento: EventoDeEmail = 'manifestacao.cadastrada') =>
  palavrasDoEvento(evento).safeParse({ ...boas, ...mudanca });
const erros = (mudanca: Partial<typeof boas>) => {
  const lidas = ler(mudanca);
  return lidas.success ? {} : camposComErro(lidas.error);
};

describe('the words of a template', () => {
  it('may name what their event gives', () => {
    expect(ler({}).data).toEqual(boas);
    expect(ler({ botao: ' ' }).data?.botao).toBeNull();
  });

  it.each([
    ['a name no event gives', '{{cpf}}'],
    ['a name of another event', '{{ultimoDia}}'],
    ['a name with another case', '{{Protocolo}}'],
    ['an empty name', '{{}}'],
    ['two words', '{{o protocolo}}'],
    ['what everything inherits', '{{constructor}}'],
  ])('refuse %s', (_nome, variavel) => {
    expect(erros({ corpo: `O texto do aviso diz ${variavel} aqui.` })).toEqual({
      corpo: `Não existe ${variavel} neste aviso. Use: {{protocolo}} {{orgao}} {{prazo}}.`,
    });
  });

  it('refuse braces without their pair, in every field, and any name on the button', () => {
    expect(Object.keys(erros({ assunto: 'Sobre {{protocolo', titulo: 'Sobre protocolo}}' }))).toEqual([
      'assunto',
      'titulo',
    ]);
    expect(erros({ botao: 'Ver {{protocolo}}' }).botao).toContain('Aqui não se usam');
    expect(desconhecidas('{{a}} {{b}} {{a}}', ['b'])).toEqual(['a']);
  });

  it('keep a subject of one line and a body without what could run', () => {
    const lidas = ler({ assunto: 'Um\r\nBcc: x@y.z', corpo: `${boas.corpo}<script>alert(1)</script>` });
    expect(lidas.data?.assunto).toBe('Um Bcc: x@y.z');
    expect(lidas.data?.corpo).toBe(boas.corpo);
  });

  it('refuse a mark that is never closed: every word after it would be lost without a word', () => {
    expect(erros({ corpo: `${boas.corpo} <style> E o mais importante vem aqui.` })).toEqual({
      corpo: 'A marca <style> não é fechada, e todo o texto depois dela se perderia. Apague-a, ou feche-a.',
    });
  });

  it('warn while they are typed of what would be refused, but not of a name half typed', () => {
    const avisos = (mudanca: Partial<typeof boas>) =>
      avisosDasPalavras('manifestacao.cadastrada', { ...boas, ...mudanca });
    expect(avisos({})).toEqual([]);
    expect(avisos({ titulo: 'Sobre {{proto' })).toEqual([]);
    expect(avisos({ titulo: 'Sobre {{foo}}', corpo: `${boas.corpo} {{foo}} <svg>` })).toEqual([
      'Não existe {{foo}} neste aviso. Use: {{protocolo}} {{orgao}} {{prazo}}.',
      expect.stringContaining('<svg>'),
    ]);
    expect(avisos({ botao: 'Ver {{protocolo}}' })).toEqual([expect.stringContaining('Aqui não se usam')]);
  });

  it('tell what the notice owes: without its number in the text, or its term anywhere, they are refused', () => {
    expect(erros({ corpo: 'Quem responde é {{orgao}}, até {{prazo}}.' })).toEqual({
      corpo: 'Falta {{protocolo}} no texto: quem recebe este aviso precisa saber disso.',
    });
    expect(erros({ corpo: 'Boletim da semana: nada de novo em {{protocolo}}.' })).toEqual({
      corpo: 'Falta {{prazo}} no texto: quem recebe este aviso precisa saber disso.',
    });
    expect(erros({ titulo: 'Até {{prazo}}', corpo: 'O seu protocolo é {{protocolo}}.' })).toEqual({});
  });

  it.each([
    ['<a href="https://evil.example/x">confirmar</a>', 'evil.example'],
    ['<a href="mailto:x@evil.example">escreva</a>', 'evil.example'],
    ['https://evil.example/?p={{protocolo}}', 'evil.example'],
    ['evil<b></b>.example/x', 'evil.example'],
    ['{{protocolo}}.evil.example', 'evil.example'],
    ['www。evil。example', 'www.evil.example'],
    ['<a href="https://www.gov.br@evil.example">x</a>', 'endereço sem nome de site'],
    ['https://gov.br.evil.example', 'gov.br.evil.example'],
    ['http://10.0.0.1/x', '10.0.0.1'],
    ['quem@evil-gov.br', 'evil-gov.br'],
  ])('lead only to the platform and to government: not %s', (endereco, lugar) => {
    const palavras = { ...boas, corpo: `Falta confirmar: ${endereco} agora.` };
    expect(lugaresEstranhos(palavras, ['escuta.example'], 'Escuta.BR')).toEqual({ corpo: lugar });
    expect(fraseDoLugar(lugar)).toContain(lugar);
  });

  it('may lead to government, to the platform and to what its operator named, and say its name and articles of law', () => {
    const corpo = `<a href="https://www.gov.br/cgu">CGU</a>, https://escuta.example/web/{{protocolo}}, ajuda@cgu.gov.br,
      a.outro.example/x, <a href="{{endereco}}">aqui</a>. O Escuta.BR segue a Lei nº 13.460/2017, art.12, §1º.`;
    expect(lugaresEstranhos({ ...boas, corpo }, ['escuta.example', 'outro.example'], 'Escuta.BR')).toEqual(
      {},
    );
    expect(
      lugaresEstranhos({ ...boas, assunto: 'Veja evil.example', botao: 'evil.example' }, [], 'Escuta.BR'),
    ).toEqual({ assunto: 'evil.example', botao: 'evil.example' });
  });

  it('cannot be only marks', () => {
    expect(erros({ corpo: `<script>${'x'.repeat(100)}</script>` }).corpo).toBeTruthy();
  });
});

describe('every event', () => {
  it.each(modelos)('$evento: its words pass the rules of the form', ({ evento, ...palavras }) => {
    const { assunto, titulo, corpo, botao } = palavras;
    const lidas = palavrasDoEvento(evento as EventoDeEmail).safeParse({ assunto, titulo, corpo, botao });
    expect(lidas.data).toEqual({ assunto, titulo, corpo, botao });
    expect(lugaresEstranhos({ assunto, titulo, corpo, botao }, [], 'Escuta.BR')).toEqual({});
  });

  it('explains each of its variables and has an example of it', () => {
    for (const evento of eventosDeEmail) {
      const exemplos = exemplosDoEvento(evento, null);
      for (const nome of variaveisDoEvento(evento)) {
        expect(explicacaoDaVariavel(nome), nome).not.toBe('');
        expect(exemplos[nome], nome).toBeTruthy();
      }
    }
  });

  it('that the law owes goes to the citizen, or to those who guard denúncias, and only an office may give up its own words', () => {
    const devidos = eventosDeEmail.filter((evento) => artigoQueExige(evento) !== null);
    expect(devidos.length).toBeGreaterThan(10);
    for (const evento of devidos) {
      expect(modelos.find((linha) => linha.evento === evento)?.destinatario, evento).toBe(
        evento.startsWith('equipe.') ? 'orgao' : 'cidadao',
      );
      expect(artigoQueExige(evento)).toMatch(/^(Lei|Decreto) nº/);
      expect(artigoContraDesligar(evento, 6)).toBeNull();
    }
    expect(artigoContraDesligar('manifestacao.respondida', null)).toContain('13.460');
    expect(artigoContraDesligar('alerta.resumo-diario', null)).toBeNull();
  });
});

describe('a mail made of a template', () => {
  const montar = (corpo: string, variaveis: Record<string, string>) =>
    montarEmail({ assunto: 'Sobre {{busca}}', titulo: 'T', corpo, botao: null }, variaveis);

  it('shows what a variable brings as text, whatever it looks like', () => {
    const mal = '<b>x</b><script>1</script>" onmouseover="y';
    const { assunto, paragrafos } = montar('Busca: <i>{{busca}}</i>', { busca: mal });
    expect(assunto).toBe(`Sobre ${mal}`);
    expect(paragrafos).toEqual([
      {
        texto: `Busca: ${mal}`,
        html: 'Busca: <i>&lt;b&gt;x&lt;/b&gt;&lt;script&gt;1&lt;/script&gt;&quot; onmouseover=&quot;y</i>',
      },
    ]);
  });

  it('links to an address a variable brings only where it is one', () => {
    const corpo = 'Abra <a href="{{busca}}">aqui</a>';
    expect(montar(corpo, { busca: 'https://x.br/a?b=1&c=2' }).paragrafos[0]?.html).toBe(
      'Abra <a href="https://x.br/a?b=1&amp;c=2">aqui</a>',
    );
    expect(montar(corpo, { busca: 'javascript:alert(1)' }).paragrafos[0]?.html).toBe('Abra aqui');
  });

  it('has no paragraph for a variable that stayed empty, and several for one that brings several', () => {
    expect(montar('Um.\n\n{{busca}}\n\nDois.', { busca: '' }).paragrafos.map(({ texto }) => texto)).toEqual([
      'Um.',
      'Dois.',
    ]);
    expect(montar('{{busca}}', { busca: 'a\n\nb' }).paragrafos).toHaveLength(2);
  });

  it('shows a name nobody knows as it stands, so that the preview tells', () => {
    expect(montar('Olá {{nome}}', {}).paragrafos[0]?.texto).toBe('Olá {{nome}}');
  });
});
