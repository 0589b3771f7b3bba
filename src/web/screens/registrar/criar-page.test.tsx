import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { banco } from '#testing/idb.ts';
import { aCidada, aGestor } from '#testing/pessoa-no-navegador.ts';
import { usuarioStore } from '#web/session/session.ts';
import CriarPage from './criar-page.tsx';
import {
  abrir,
  escrever,
  esperarEndereco,
  etapaAtual,
  limpar,
  offline,
  type Pedido,
  registrada,
  servir,
  tocar,
} from './testing-registrar.tsx';

vi.mock('idb-keyval', () => import('#testing/idb.ts'));

let pedidos: Pedido[];
beforeEach(() => {
  pedidos = servir();
  usuarioStore.set(aCidada());
});
afterEach(limpar);

const enviados = () => pedidos.filter(({ key }) => key === 'POST /api/app-web/v1/manifestacoes');
const continuar = () => tocar('Continuar');

const escolherOrgao = async (nome = /^CGU/) => {
  await etapaAtual('Órgão');
  await tocar(nome, 'radio');
  await continuar();
};

/** From the office to the review, changing nothing. */
const ateARevisao = async () => {
  await escolherOrgao();
  await etapaAtual('Identificação');
  await continuar();
  await etapaAtual('Anexos');
  await continuar();
  await etapaAtual('Revisão');
};

const relatar = async (texto = 'O posto está sem vacina há duas semanas.') => {
  await escrever(/O que aconteceu\?/, texto);
  await continuar();
};

describe('the wizard', () => {
  it('asks for the type when the address does not say it', async () => {
    abrir(<CriarPage />, '/manifestacao/criar');
    expect(await screen.findByRole('heading', { name: 'O que você quer fazer?' })).toBeDefined();
  });

  it('goes through the named steps, each in the address, and sends the whole with place and channel', async () => {
    pedidos = servir();
    abrir(<CriarPage />, '/CE/Fortaleza/manifestacao/criar?tipo=2&ouvidoriaInterna=true');
    await etapaAtual('Assunto');
    expect(screen.getByText('Etapa 1 de 6: Assunto')).toBeDefined();
    await tocar('Saúde');
    await tocar('Vacinação');
    await etapaAtual('Relato');
    await esperarEndereco(/#relato$/);
    await relatar();
    await etapaAtual('Órgão');
    expect(await screen.findByText('1 órgão encontrado.')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /^CGU/ })).toBeNull();
    await escolherOrgao(/^OGM/);
    await continuar();
    await etapaAtual('Anexos');
    await continuar();
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('Saúde: Vacinação')).toBeDefined();
    expect(within(revisao).getByText('Fortaleza/CE')).toBeDefined();
    await tocar('Enviar');
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    expect(enviados()[0]?.body).toMatchObject({
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

  it('refuses an empty relato beside the field and in a summary that takes the focus', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await etapaAtual('Relato');
    await continuar();
    const resumo = await screen.findByRole('alert');
    expect(resumo.textContent).toContain('O campo Relato é obrigatório!');
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
    expect(await screen.findByText('Posto de saúde costuma ser da prefeitura.')).toBeDefined();
    expect(screen.getByText('Você escreveu “vacina”.')).toBeDefined();
    await tocar('Escolher MS');
    expect(screen.getByText('MS – Saúde', { selector: '.registrar-escolhido strong' })).toBeDefined();
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

describe('the sending', () => {
  const prontoParaEnviar = async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await ateARevisao();
  };

  it('a second press while it runs sends nothing', async () => {
    let soltar: (valor: unknown) => void = () => undefined;
    pedidos = servir({
      'POST /api/app-web/v1/manifestacoes': () => new Promise((resolve) => (soltar = resolve)),
    });
    await prontoParaEnviar();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(enviados()).toHaveLength(1));
    soltar(registrada);
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    expect(enviados()).toHaveLength(1);
  });

  it('without a network it says so, loses nothing, and the retry carries the same key', async () => {
    let isOffline = true;
    pedidos = servir({
      'POST /api/app-web/v1/manifestacoes': () => (isOffline ? offline() : registrada),
    });
    await prontoParaEnviar();
    await tocar('Enviar');
    expect(await screen.findByText(/ainda não conseguimos enviar/)).toBeDefined();
    isOffline = false;
    await tocar('Enviar');
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    const [primeiro, segundo] = enviados();
    expect(primeiro?.body.chaveEnvio).toBe(segundo?.body.chaveEnvio);
  });

  it("shows the server's refusal with a way to the step it is about", async () => {
    const corpo = {
      message: 'Este órgão não recebe este tipo de manifestação.',
      code: 'manifestacao.orgao-nao-recebe',
      details: { campos: { idOuvidoriaDestino: 'x' } },
    };
    servir({ 'POST /api/app-web/v1/manifestacoes': Response.json(corpo, { status: 400 }) });
    await prontoParaEnviar();
    await tocar('Enviar');
    expect(await screen.findByText(/Este órgão não recebe/)).toBeDefined();
    await tocar('Corrigir Órgão');
    await etapaAtual('Órgão');
  });

  it('an ended session keeps the draft and leads to the login and back', async () => {
    servir({ 'POST /api/app-web/v1/manifestacoes': Response.json({ message: 'Entre.' }, { status: 401 }) });
    await prontoParaEnviar();
    await tocar('Enviar');
    const link = await screen.findByRole('link', { name: 'Entrar e continuar' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^\/login\?redirect=\/manifestacao\/criar\?tipo=2.*rascunho=/,
    );
  });

  it('the receipt has protocol, code in groups of four, dated steps, PDF and one question', async () => {
    await prontoParaEnviar();
    await tocar('Enviar');
    expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS-TVWX')).toBeDefined();
    expect(screen.getByText('qui., 12/03/2026')).toBeDefined();
    expect(screen.getByText(/Até seg., 13\/04\/2026 \(em 32 dias\)/)).toBeDefined();
    expect(screen.getByRole('link', { name: /Baixar recibo em PDF/ }).getAttribute('href')).toBe(
      '/api/app-web/v1/manifestacoes/77/recibo',
    );
    expect(screen.getByText(/m\*\*\*@exemplo.com/)).toBeDefined();
    await tocar('Já guardei meu código');
    await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKMN-PQRS-TVWX')).toBeNull());
    await tocar('10');
    expect(await screen.findByText(/Obrigado/)).toBeDefined();
    expect(pedidos.at(-1)).toMatchObject({ body: { nota: 10 } });
    expect(banco.size).toBe(0);
  });

  it('says plainly that an earlier version was registered, and files the new one under another key', async () => {
    const copiar = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copiar }, configurable: true });
    let isPrimeira = true;
    pedidos = servir({
      'POST /api/app-web/v1/manifestacoes': () => ({ ...registrada, conteudoAnterior: isPrimeira }),
    });
    await prontoParaEnviar();
    await tocar('Enviar');
    expect(await screen.findByText(/já tinha chegado e está registrado neste protocolo/)).toBeDefined();
    expect(screen.queryByText('Tudo certo.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver o que foi registrado' })).toBeDefined();
    await tocar('Copiar o novo texto');
    expect(copiar).toHaveBeenCalledWith('O posto está sem vacina há duas semanas.');
    await tocar('Registrar também a nova versão');
    await etapaAtual('Revisão');
    isPrimeira = false;
    await tocar('Enviar');
    expect(await screen.findByText('Tudo certo.')).toBeDefined();
    const [antes, depois] = enviados();
    expect(depois?.body.teor).toEqual(antes?.body.teor);
    expect(depois?.body.chaveEnvio).not.toBe(antes?.body.chaveEnvio);
    expect(depois?.body.idRascunho).not.toBe(antes?.body.idRascunho);
  });

  it('keeps the changed version until the person discards it', async () => {
    servir({ 'POST /api/app-web/v1/manifestacoes': { ...registrada, conteudoAnterior: true } });
    await prontoParaEnviar();
    await tocar('Enviar');
    await screen.findByText(/já tinha chegado/);
    await waitFor(() => expect(banco.size).toBe(1));
    await tocar('Descartar a nova versão');
    await waitFor(() => expect(banco.size).toBe(0));
    expect(screen.queryByText(/já tinha chegado/)).toBeNull();
  });
});

describe('the draft', () => {
  it('is kept here and on the server a moment after each change, and said beside the title', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await escrever(/O que aconteceu\?/, 'Buraco na rua');
    expect(await screen.findByText('Salvo agora', {}, { timeout: 5000 })).toBeDefined();
    const guardado = pedidos.find(({ key }) => key.startsWith('PUT'))?.body;
    expect(guardado).toMatchObject({ titulo: 'Reclamação · Buraco na rua', versao: 0 });
    expect(guardado.conteudo.teor.texto).toBe('Buraco na rua');
    expect([...banco.values()]).toMatchObject([{ dono: 'maria.cidada' }]);
  });

  it('is offered on return: goes on where it stopped, or begins anew', async () => {
    const { unmount } = await comRascunhoGuardado();
    unmount();
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2');
    expect(await screen.findByText('Você tem um rascunho')).toBeDefined();
    await tocar('Continuar', 'link');
    await etapaAtual('Relato');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/O que aconteceu/).value).toBe('Buraco na rua');
  });

  it('begins anew without losing the old one', async () => {
    const { unmount } = await comRascunhoGuardado();
    unmount();
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await tocar('Começar de novo');
    await etapaAtual('Relato');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/O que aconteceu/).value).toBe('');
    expect(banco.size).toBe(1);
  });

  it('another version from elsewhere is shown, and the person chooses', async () => {
    let versaoDeLa = 5;
    servir({
      // biome-ignore lint/correctness/noComponentHookFactories: a method of the server, no component
      PUT: (pedido: Pedido) =>
        pedido.body.versao === versaoDeLa
          ? { versao: ++versaoDeLa, atualizadoEm: '2026-03-12T15:00:00Z' }
          : Response.json({ code: 'rascunho.ha-versao-mais-nova' }, { status: 409 }),
      // biome-ignore lint/correctness/noComponentHookFactories: a method of the server, no component
      GET: (pedido: Pedido) =>
        pedido.key.includes('/rascunhos/')
          ? { conteudo: { nada: true }, versao: 5, atualizadoEm: '2026-03-12T15:00:00Z' }
          : undefined,
    });
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await escrever(/O que aconteceu\?/, 'Buraco na rua');
    await userEvent.click(await screen.findByRole('button', { name: 'Ficar com esta' }, { timeout: 5000 }));
    expect(await screen.findByText('Salvo agora')).toBeDefined();
  });

  const comRascunhoGuardado = async () => {
    servir({ PUT: offline, 'GET /api/app-web/v1/rascunhos': offline });
    const { unmount } = abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await escrever(/O que aconteceu\?/, 'Buraco na rua');
    await screen.findByText(/Salvo neste aparelho/, {}, { timeout: 5000 });
    return { unmount };
  };
});

describe('a denúncia', () => {
  beforeEach(() => usuarioStore.set(null));
  const ANONIMA = '/manifestacao/criar?tipo=1&anonimo=1&idAssunto=0';

  it('S2-05 without a name: the draft stays in the browser and can be deleted from it', async () => {
    abrir(<CriarPage />, ANONIMA);
    await escrever(/O que aconteceu\?/, 'O fiscal pediu dinheiro.');
    expect(await screen.findByText(/só neste aparelho/, {}, { timeout: 5000 })).toBeDefined();
    expect(pedidos.some(({ key }) => key.includes('rascunhos'))).toBe(false);
    const [guardado] = [...banco.values()];
    expect(guardado).toMatchObject({ dono: null, titulo: 'Denúncia' });
    await tocar('Apagar deste aparelho');
    await waitFor(() => expect(banco.size).toBe(0));
  });

  it('points out what seems to name its author, when telling and when reviewing, and lets it pass', async () => {
    abrir(<CriarPage />, ANONIMA);
    await relatar('Meu nome é Maria e meu e-mail é maria@exemplo.com.');
    await ateARevisao();
    expect(await screen.findByText(/“maria@exemplo.com”/)).toBeDefined();
    await tocar('Enviar');
    expect(await screen.findByText(registrada.numeroProtocolo)).toBeDefined();
    expect(enviados()[0]?.body).toMatchObject({ anonimo: true });
    expect(enviados()[0]?.body).not.toHaveProperty('idRascunho');
  });

  it('asks who, what, how, where, when and the people involved', async () => {
    usuarioStore.set(aCidada());
    abrir(<CriarPage />, '/manifestacao/criar?tipo=1&idAssunto=0&subtipo=1');
    await escrever(/O que aconteceu\?/, 'O chefe humilha a equipe.');
    await escrever(/Quem fez\?/, 'O chefe');
    await escrever(/Como aconteceu\?/, 'Nas reuniões');
    await escrever(/Quando aconteceu\?/, 'Toda semana');
    await tocar('Adicionar pessoa envolvida');
    await escrever('Nome', 'João Chefe');
    await tocar('Adicionar pessoa envolvida');
    await tocar('Remover pessoa 2');
    await userEvent.click(screen.getByRole('combobox', { name: /^Estado/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ceará (CE)' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /^Município/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fortaleza' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Muitas vezes' }));
    const provas = screen.getByRole('radiogroup', { name: /Existem provas/ });
    await userEvent.click(within(provas).getByRole('radio', { name: 'Sim' }));
    await continuar();
    await ateARevisao();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados()[0]?.body).toMatchObject({
      idSubtipoFormulario: 1,
      teor: {
        texto: 'O chefe humilha a equipe.',
        quem: 'O chefe',
        como: 'Nas reuniões',
        quando: 'Toda semana',
        envolvidos: [{ nome: 'João Chefe' }],
        local: { idMunicipio: 230440 },
        temProvas: 'sim',
        camposAdicionais: [{ nome: 'Com que frequência aconteceu?', valor: 'Muitas vezes' }],
      },
    });
  });

  it('one who signed in chooses between being known and not, and the server forgets the draft', async () => {
    usuarioStore.set(aCidada());
    abrir(<CriarPage />, '/manifestacao/criar?tipo=1&idAssunto=0');
    await relatar('O fiscal pediu dinheiro.');
    await escolherOrgao();
    await tocar(/^Não quero me identificar/, 'radio');
    expect(screen.queryByText(/Você registra como/)).toBeNull();
    await continuar();
    await etapaAtual('Anexos');
    await continuar();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados()[0]?.body).toMatchObject({ anonimo: true });
  });

  it('one who began without a name may sign in and go on with what is written', async () => {
    abrir(<CriarPage />, ANONIMA);
    await relatar('O fiscal pediu dinheiro.');
    await escolherOrgao();
    await tocar(/^Quero me identificar/, 'radio');
    await esperarEndereco(/^\/login\?redirect=/);
    expect([...banco.values()]).toMatchObject([{ conteudo: { anonimo: false } }]);
  });
});

describe('the other forms', () => {
  it('Simplifique asks for the service, what is hard and the proposal', async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=9&idAssunto=0');
    await escrever(/Qual serviço/, 'Passaporte');
    await escrever(/O que é difícil/, 'Muitas idas ao balcão');
    await escrever(/mais simples/, 'Pedir pela internet');
    await continuar();
    await ateARevisao();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados()[0]?.body.teor).toEqual({
      servico: 'Passaporte',
      texto: 'Muitas idas ao balcão',
      propostaMelhoria: 'Pedir pela internet',
    });
  });

  it('an access request shows answered ones like it, and asks how to answer and whether to hide who asks', async () => {
    servir({
      'POST /api/app-web/v1/busca/pedidos-semelhantes': [
        {
          numeroProtocolo: '1',
          resumo: 'Gastos com diárias em 2025',
          orgao: 'CGU',
          decisao: 'Acesso concedido',
          respondidoEm: '2026-01-10',
          trechoDaResposta: 'Foram gastos…',
        },
      ],
    });
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    abrir(<CriarPage />, '/manifestacao/criar?tipo=8&idAssunto=0');
    await escrever(/Resumo do pedido/, 'Gastos com diárias');
    await escrever(/Detalhes do pedido/, 'Quero os valores de 2025.');
    expect(await screen.findByText('Gastos com diárias em 2025')).toBeDefined();
    pedidos = servir();
    await continuar();
    await escolherOrgao();
    await tocar('E-mail', 'radio');
    await userEvent.click(screen.getByRole('checkbox', { name: /Não mostrar minha identidade/ }));
    await continuar();
    await etapaAtual('Anexos');
    await continuar();
    await etapaAtual('Revisão');
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados()[0]?.body).toMatchObject({
      idModoResposta: 2,
      preservarIdentidade: true,
      teor: { resumo: 'Gastos com diárias', texto: 'Quero os valores de 2025.' },
    });
  });
});

describe('at the desk', () => {
  const daOuvidoria = (sigla: string) =>
    aGestor({
      nomeOuvidoriaAtual: `Ouvidoria ${sigla}`,
      perfisOuvidorias: [
        { idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: `Gestor - ${sigla} - Ouvidoria ${sigla}` },
      ],
    });
  const noPassoOrgao = async () => {
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    return etapaAtual('Órgão');
  };

  it('only the own office is offered, and it is chosen already', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    await noPassoOrgao();
    const opcoes = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(opcoes).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^CGU/ }).checked).toBe(true),
    );
    await continuar();
    await etapaAtual('Identificação');
  });

  it('says at once that the own office does not take this form, and lets one file in the own name', async () => {
    usuarioStore.set(daOuvidoria('SEMFORM'));
    await noPassoOrgao();
    expect(await screen.findByText(/Seu órgão não recebe este tipo/)).toBeDefined();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    await tocar('Registrar em meu nome');
    expect(await screen.findByRole('radio', { name: /^CGU/ })).toBeDefined();
  });

  it('an administrador files in any office', async () => {
    usuarioStore.set(aGestor({ perfilAtual: { idPerfil: 1, descPerfil: 'Administrador' } }));
    await noPassoOrgao();
    expect(await screen.findByRole('radio', { name: /^OGM/ })).toBeDefined();
    expect(screen.getByRole('radio', { name: /^CGU/ })).toBeDefined();
  });

  it('the office chosen in the own name gives way to the own one at the desk', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    await noPassoOrgao();
    await escolherOrgao(/^CGU/);
    await tocar('Registrar em meu nome');
    await tocar('Voltar');
    await escolherOrgao(/^OGM/);
    await etapaAtual('Identificação');
    await tocar('Estou atendendo outra pessoa');
    await screen.findByText(/Você registra em nome de quem está atendendo/);
    await tocar('Voltar');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^CGU/ }).checked).toBe(true),
    );
    expect(screen.queryByRole('radio', { name: /^OGM/ })).toBeNull();
  });

  it('staff say how the person came and who they are', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
    await relatar();
    await escolherOrgao();
    await etapaAtual('Identificação');
    await continuar();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'O campo Como a pessoa chegou? é obrigatório!',
    );
    await tocar('Telefone', 'radio');
    await escrever('Nome', 'José da Silva');
    await escrever(/^CPF/, '529.982.247-25');
    await continuar();
    await etapaAtual('Anexos');
    await continuar();
    const revisao = await etapaAtual('Revisão');
    expect(within(revisao).getByText('José da Silva')).toBeDefined();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados()[0]?.body.atendimento).toEqual({
      idCanalEntrada: 2,
      manifestante: { nome: 'José da Silva', cpf: '529.982.247-25' },
    });
  });

  it('a denúncia may be taken from somebody who gives no name', async () => {
    usuarioStore.set(daOuvidoria('CGU'));
    abrir(<CriarPage />, '/manifestacao/criar?tipo=1&idAssunto=0');
    await relatar('O fiscal pediu dinheiro.');
    await escolherOrgao();
    await tocar('Presencial', 'radio');
    await userEvent.click(screen.getByRole('checkbox', { name: /não quer se identificar/ }));
    await continuar();
    await etapaAtual('Anexos');
    await continuar();
    await tocar('Enviar');
    await screen.findByText(registrada.numeroProtocolo);
    expect(enviados()[0]?.body.atendimento).toEqual({ idCanalEntrada: 1 });
  });
});
