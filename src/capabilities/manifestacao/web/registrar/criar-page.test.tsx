import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import CriarPage from './criar-page.tsx';
import {
  abrir,
  ateARevisao,
  continuar,
  enviados,
  escrever,
  esperarEndereco,
  etapaAtual,
  limpar,
  type Pedido,
  registrada,
  relatar,
  servir,
  tocar,
} from './testing-registrar.tsx';

let pedidos: Pedido[];
beforeEach(() => {
  pedidos = servir();
  usuarioStore.set(aCidada());
});
afterEach(limpar);

describe('the wizard', () => {
  it('asks for the type when the address does not say it', async () => {
    abrir(<CriarPage />, '/manifestacao/criar');
    expect(await screen.findByRole('heading', { name: 'O que você quer fazer?' })).toBeDefined();
  });

  it('goes through the named steps, each in the address, and sends the whole with place and channel', async () => {
    pedidos = servir();
    abrir(<CriarPage />, '/CE/Fortaleza/manifestacao/criar?tipo=2&ouvidoriaInterna=true');
    await etapaAtual('Assunto');
    expect(screen.getByText('1 de 4 · Assunto')).toBeDefined();
    await tocar('Saúde');
    await tocar('Vacinação');
    await etapaAtual('Relato');
    await esperarEndereco(/#relato$/);
    await relatar();
    // N1 a sole office is taken and said.
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('OGM – Ouvidoria OGM')).toBeDefined();
    expect(within(revisao).getByText(/^Só este órgão recebe/)).toBeDefined();
    expect(within(revisao).getByText('Saúde: Vacinação')).toBeDefined();
    expect(within(revisao).getByText('Fortaleza/CE')).toBeDefined();
    await tocar('Enviar');
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    expect(enviados(pedidos)[0]?.body).toMatchObject({
      idTipoManifestacao: 2,
      idAssunto: 12,
      idOuvidoriaDestino: 8,
      uf: 'CE',
      municipio: 'Fortaleza',
      ouvidoriaInterna: true,
      anonimo: false,
      teor: { texto: 'O posto está sem vacina há duas semanas.' },
    });
  });

  it('N17 refuses an empty relato by the label on screen, beside the field and in a summary that takes the focus', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await etapaAtual('Relato');
    await continuar();
    const resumo = await screen.findByRole('alert');
    expect(resumo.textContent).toContain('O campo O que aconteceu? é obrigatório!');
    expect(document.activeElement).toBe(resumo);
  });

  it('goes back without loss, by its own button and by the browser', async () => {
    const router = abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar('Texto que fica.');
    await etapaAtual('Órgão');
    await tocar('Voltar');
    await etapaAtual('Relato');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/O que aconteceu/).value).toBe('Texto que fica.');
    await router.navigate(-1);
    await etapaAtual('Órgão');
    await router.navigate(-1);
    await etapaAtual('Relato');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/O que aconteceu/).value).toBe('Texto que fica.');
  });

  it('nobody jumps over an unanswered step by changing the address', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0#revisao');
    await etapaAtual('Relato');
  });

  it('asks for an office', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await etapaAtual('Órgão');
    await screen.findByRole('radio', { name: /^CGU/ });
    await continuar();
    expect((await screen.findByRole('alert')).textContent).toContain('Escolha o órgão');
    expect(screen.queryByRole('radio', { name: /^SEMFORM/ })).toBeNull();
  });

  it('suggests an office with its reason and warns of a wrong sphere; the person decides', async () => {
    servir({
      'POST /api/app-web/v1/assuntos/sugestoes': {
        assuntos: [],
        orgaos: [{ idOuvidoria: 9, sigla: 'MS', nomeOuvidoria: 'Saúde', porque: 'Você escreveu “vacina”.' }],
        esferaErrada: { frase: 'Posto de saúde costuma ser da prefeitura.', idEsfera: 3 },
      },
    });
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    expect(await screen.findByText(/^Posto de saúde costuma ser da prefeitura\./)).toBeDefined();
    expect(screen.getByText('Você escreveu “vacina”.')).toBeDefined();
    // N2 the hint has the button that takes one there: a city is found by its name.
    await tocar('Procurar minha cidade');
    expect(document.activeElement).toBe(screen.getByLabelText('Procure o órgão'));
    await tocar('Escolher MS e continuar');
    expect(within(await etapaAtual('Revisão')).getByText('MS – Saúde')).toBeDefined();
  });

  it('S2-03 one who began at the wrong home goes on in the right one with all that is written', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0&ouvidoriaInterna=true');
    await relatar('Texto que vai junto.');
    await tocar('O órgão é de outro lugar?');
    const onde = await screen.findByRole('combobox', { name: 'De onde é o órgão?' });
    await userEvent.clear(onde);
    await userEvent.type(onde, 'ceara');
    await userEvent.click(await screen.findByRole('option', { name: 'Ceará (CE)' }));
    await tocar('Mudar de lugar');
    await esperarEndereco(
      /^\/CE\/manifestacao\/criar\?tipo=2&ouvidoriaInterna=true&idAssunto=0&rascunho=.+#orgao$/,
    );
    expect(await screen.findByText('Ceará', { selector: 'strong' })).toBeDefined();
    await tocar('Voltar');
    const texto = await screen.findByLabelText<HTMLTextAreaElement>(/O que aconteceu/);
    expect(texto.value).toBe('Texto que vai junto.');
  });

  it('N1 the review says who files, with contacts, and Alterar leads there and back', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await ateARevisao();
    const revisao = await etapaAtual('Revisão');
    expect(await within(revisao).findByText('maria@exemplo.com')).toBeDefined();
    expect(within(revisao).getByText('(85) 99999-0000')).toBeDefined();
    expect(within(revisao).getByText(/^O órgão vê seu nome/)).toBeDefined();
    expect(screen.getByText('4 de 4 · Revisão')).toBeDefined();
    await tocar('Alterar identificação');
    expect(screen.getByText('4 de 4 · Revisão')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Mudar em Meu Cadastro' }).getAttribute('href')).toBe(
      '/usuario/meucadastro',
    );
    await tocar('Voltar à revisão');
    await etapaAtual('Revisão');
  });

  it('N2 a city is found by its name without choosing a state, and what is written goes along', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar('Texto que vai junto.');
    await etapaAtual('Órgão');
    await screen.findByRole('radio', { name: /^CGU/ });
    await escrever('Procure o órgão', 'Fortaleza');
    await screen.findByRole('button', { name: 'Escolher OGM' });
    // Not told that nothing was found, under what was found.
    await waitFor(() => expect(screen.queryByText('Nenhum órgão encontrado.')).toBeNull());
    await tocar('Escolher OGM');
    await esperarEndereco(/^\/CE\/Fortaleza\/manifestacao\/criar\?.+#revisao$/);
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('OGM – Ouvidoria OGM')).toBeDefined();
    expect(within(revisao).getByText('Texto que vai junto.')).toBeDefined();
  });

  it('N2 a city without an office here is said, so that nobody searches on', async () => {
    servir({
      'GET /api/app-web/v1/municipios': [
        { idMunicipio: 350950, descMunicipio: 'Campinas', uf: { sigUf: 'SP', descUf: 'São Paulo' } },
      ],
    });
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await screen.findByRole('radio', { name: /^CGU/ });
    await escrever('Procure o órgão', 'campinas');
    expect(await screen.findByText(/^Ainda não há ouvidoria de Campinas\/SP/)).toBeDefined();
  });

  it('N2 a city of the same name does not stand before the office that was meant', async () => {
    servir({
      'GET /api/app-web/v1/municipios': [
        { idMunicipio: 292940, descMunicipio: 'CGU', uf: { sigUf: 'BA', descUf: 'Bahia' } },
      ],
    });
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await screen.findByRole('radio', { name: /^CGU/ });
    await escrever('Procure o órgão', 'cgu');
    const cidade = await screen.findByText(/^Ainda não há ouvidoria de CGU\/BA/);
    const orgao = screen.getByRole('radio', { name: /^CGU/ });
    expect(orgao.compareDocumentPosition(cidade) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('from the review, a part is changed and the way leads back to the review', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await ateARevisao();
    await tocar('Alterar relato');
    await escrever(/O que aconteceu\?/, 'Outro texto.');
    await tocar('Voltar à revisão');
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('Outro texto.')).toBeDefined();
  });
});
