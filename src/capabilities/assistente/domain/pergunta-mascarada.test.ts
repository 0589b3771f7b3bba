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

describe('what is kept of a question that found nothing', () => {
  it('counts the same question once, whatever its accents and little words', () => {
    expect(perguntaMascarada('Posso levar meu cachorro ao balcão?')?.chave).toBe(
      perguntaMascarada('posso levar o cachorro no balcao')?.chave,
    );
  });

  it.each([
    ['a story', 'palavra '.repeat(60)],
    ['several lines', 'a\nb\nc\nd'],
    ['an account of what is denounced', 'meu chefe pede propina para liberar alvará'],
    ['words of a denúncia, even asked', 'e o assédio do diretor?'],
    ['only signs', '??? !!! <>'],
    ['a protocol', '00106.000123/2024-48'],
    ['nothing', ''],
  ])('keeps nothing of %s', (_o_que, texto) => {
    expect(perguntaMascarada(texto)).toBeNull();
  });

  it('keeps markup as the letters it is', () => {
    expect(perguntaMascarada('<script>alert(cachorro)</script>')?.texto).toBe(
      '<script>alert(cachorro)</script>',
    );
  });
});
