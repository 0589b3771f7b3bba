import { describe, expect, it } from 'vitest';
import { mascarar } from './mascarar.ts';
import { perguntaMascarada } from './pergunta-mascarada.ts';

describe('personal data in a question', () => {
  it('is masked by its kind, and long numbers whatever they are', () => {
    const mascarada = mascarar(
      'Sou Maria Aparecida de Souza, CPF 529.982.247-25, maria@exemplo.com, benefício 1234567890, tel (61) 99876-5432',
    );
    for (const dado of ['Maria', 'Souza', '529', 'exemplo.com', '1234567890', '99876'])
      expect(mascarada).not.toContain(dado);
    expect(mascarada).toContain('[CPF]');
  });

  it('leaves a question without any as it is', () => {
    expect(mascarar('Posso levar meu cachorro ao balcão em 2026?')).toBe(
      'Posso levar meu cachorro ao balcão em 2026?',
    );
  });
});

const chaveDe = (texto: string): string | null => {
  const lida = perguntaMascarada(texto);
  return lida === null || lida === 'reservada' ? null : lida.chave;
};

describe('what is kept of a question that found nothing', () => {
  it('counts the same question once, whatever its accents and little words', () => {
    expect(chaveDe('Posso levar meu cachorro ao balcão?')).not.toBeNull();
    expect(chaveDe('Posso levar meu cachorro ao balcão?')).toBe(chaveDe('posso levar o cachorro no balcao'));
  });

  it.each([
    'tem estacionamento para bicicleta',
    'esqueci minha senha do aplicativo antigo',
    'aceita cartão de crédito?',
    'como assino um boletim por rss',
    'o que diz a lei 13460',
    'erro 404 no aplicativo',
  ])('keeps “%s”', (texto) => {
    expect(chaveDe(texto)).not.toBeNull();
  });

  it.each([
    ['a story', 'palavra '.repeat(60)],
    ['several lines', 'a\nb\nc\nd'],
    ['an account of what is denounced', 'meu chefe pede propina para liberar alvará'],
    ['words of a denúncia, even asked', 'e o assédio do diretor?'],
    ['a protocol', '00106.000123/2024-48'],
    ['ponto falso', 'uns batem o ponto e voltam pra casa todo dia, se descobrirem eu perco o emprego'],
    ['harassment', 'meu supervisor fica passando a mao em mim'],
    ['an address without capitals', 'moro na rua das flores 123 quixada'],
    ['a chief', 'meu chefe João me humilha todo dia'],
    ['a policeman', 'policial me pediu dinheiro na blitz'],
    ['a login and a password', 'meu login é maria.cidada e senha Demo@2026'],
    ['a password alone', 'minha senha é abc123 e não entra'],
    ['an e-mail', 'mandei para fulana@exemplo.com e nada'],
    ['a name', 'a Maria Aparecida de Souza trabalha aí?'],
    ['danger', 'quero me matar'],
    ['a third person', 'ele pode fazer isso comigo?'],
    ['a colleague', 'posso gravar minha colega no trabalho?'],
    ['an illness', 'tenho hiv como consigo remedio'],
    ['an assertion of many words', 'semana que vem todo mundo vai embora cedo de novo'],
    ['a badge', 'minha matricula 12345 nao entra'],
    ['a beating without its words', 'meu padrasto vem no meu quarto de noite'],
  ])('keeps only a count of %s', (_o_que, texto) => {
    expect(perguntaMascarada(texto)).toBe('reservada');
  });

  it.each(['??? !!! <>', '', 'obrigado'])('keeps nothing of “%s”', (texto) => {
    expect(perguntaMascarada(texto)).toBeNull();
  });

  it('masks a login and a password, and leaves the words about them', () => {
    const mascarada = mascarar('meu login é maria.cidada e senha Demo@2026');
    expect(mascarada).not.toMatch(/maria|Demo/);
    expect(mascarar('esqueci minha senha do site')).toBe('esqueci minha senha do site');
  });

  it('keeps markup as the letters it is', () => {
    expect(perguntaMascarada('<script>alert(cachorro)</script>')).toMatchObject({
      texto: '<script>alert(cachorro)</script>',
    });
  });
});
