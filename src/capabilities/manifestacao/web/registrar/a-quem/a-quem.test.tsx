import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada, aGestor } from '#testing/pessoa-no-navegador.ts';
import CriarPage from '../criar-page.tsx';
import {
  abrir,
  ateARevisao,
  escolherOrgao,
  escrever,
  etapaAtual,
  limpar,
  relatar,
  servir,
  tocar,
} from '../testing-registrar.tsx';
import SelecionarAssuntoPage from '../tipo/selecionar-assunto-page.tsx';
import SelecionarSubtipoPage from '../tipo/selecionar-subtipo-page.tsx';

const TIPOS = [1, 2, 3, 4, 5, 8, 9] as const;
/** Words by which a screen would take the clerk for the person. */
const DA_PESSOA = /\b(você|sua|seu|suas|seus|minha|meu|quero|preciso|tenho)\b/i;

beforeEach(() => {
  servir();
});
afterEach(limpar);

describe('N15 at the desk', () => {
  beforeEach(() =>
    usuarioStore.set(
      aGestor({
        nomeOuvidoriaAtual: 'Ouvidoria CGU',
        perfisOuvidorias: [
          { idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: 'Gestor - CGU - Ouvidoria CGU' },
        ],
      }),
    ),
  );

  it.each(TIPOS)('type %i is told in the third person', async (tipo) => {
    abrir(<CriarPage />, `/manifestacao/criar?tipo=${tipo}&idAssunto=0&subtipo=2`);
    const relato = await etapaAtual('Relato');
    expect(relato.textContent).not.toMatch(DA_PESSOA);
    expect(relato.textContent).toMatch(/pessoa|mais simples/);
  });

  it.each(TIPOS)('the subject of type %i, too', async (tipo) => {
    abrir(<SelecionarAssuntoPage />, `/manifestacao/criar/selecionar-assunto?tipo=${tipo}`);
    await screen.findByRole('heading', { name: 'Sobre o que a pessoa quer falar?' });
    await screen.findByText('Saúde');
    expect(document.querySelector('.registrar')?.textContent).not.toMatch(DA_PESSOA);
  });

  it('a denúncia is of the person who called; a servant’s own one without a name is a way of its own', async () => {
    abrir(<SelecionarSubtipoPage />, '/manifestacao/selecionarsubtipoformulario?tipo=1&idAssunto=0');
    expect(await screen.findByText('O que a pessoa quer denunciar?')).toBeDefined();
    const para = (nome: RegExp) => screen.getByRole('link', { name: nome }).getAttribute('href');
    // With `anonimo` the clerk would be shown the code: at the desk it is said in the identification.
    expect(para(/^A pessoa que você atende/)).not.toContain('anonimo');
    expect(para(/^Você, sem se identificar/)).toContain('anonimo=1');
  });
});

describe('N16 in the internal channel', () => {
  const INTERNA = 'ouvidoriaInterna=true';

  it('the types speak of the work, below who sees what is told', async () => {
    usuarioStore.set(aCidada());
    abrir(<SelecionarAssuntoPage />, `/manifestacao/criar/selecionar-assunto?${INTERNA}`);
    expect(await screen.findByText(/não para a chefia/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Quem vê o que você conta' })).toBeDefined();
    expect(screen.getByText(/condições de trabalho/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Denúncia/ }).getAttribute('href')).toContain(INTERNA);
  });

  it('a denúncia asks first about harassment, and the last form is any other conduct', async () => {
    usuarioStore.set(aCidada());
    abrir(
      <SelecionarSubtipoPage />,
      `/manifestacao/selecionarsubtipoformulario?tipo=1&idAssunto=0&${INTERNA}`,
    );
    const formas = (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value);
    expect(formas).toEqual(['1', '2', '3', '4', '0']);
    expect(screen.getByText('Outra conduta irregular')).toBeDefined();
    expect(screen.getByText('Ouvidoria Interna · Denúncia')).toBeDefined();
  });

  it('asks where the person works, who must not see it, and says in the review that the chief is not told', async () => {
    usuarioStore.set(aCidada());
    abrir(<CriarPage />, `/manifestacao/criar?tipo=2&idAssunto=0&${INTERNA}`);
    expect(await screen.findByText('Ouvidoria Interna · Reclamação')).toBeDefined();
    expect(screen.getByText('Quem da instituição não deve ver este relato?')).toBeDefined();
    expect(screen.getByText(/Se já falou com a chefia/)).toBeDefined();
    await relatar('Minha escala muda sem aviso.');
    expect(await screen.findByRole('heading', { name: 'Em que instituição você trabalha?' })).toBeDefined();
    expect(screen.getByLabelText('Procure a instituição')).toBeDefined();
    await ateARevisao();
    expect(screen.getByText(/Sua chefia não recebe aviso/)).toBeDefined();
  });

  it('staff speak for themselves there: nobody asks whom they attend', async () => {
    usuarioStore.set(aGestor({ nomeOuvidoriaAtual: 'Ouvidoria CGU' }));
    abrir(<CriarPage />, `/manifestacao/criar?tipo=2&idAssunto=0&${INTERNA}`);
    await escrever(/O que aconteceu\?/, 'Minha escala muda sem aviso.');
    await tocar('Continuar');
    await escolherOrgao(/^MS/);
    await etapaAtual('Revisão');
    expect(screen.queryByText('Canal')).toBeNull();
  });
});
