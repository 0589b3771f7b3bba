import { type CDPSession, expect, type Page } from '@playwright/test';

/** A node of the browser's accessibility tree, as assistive technology gets it. */
interface No {
  readonly papel: string;
  readonly nome: string;
  readonly descricao: string;
  readonly estados: Readonly<Record<string, unknown>>;
  readonly idDoElemento: number;
  /** From the nearest to the root. */
  readonly acima: readonly No[];
  readonly filhos: No[];
}

interface NoDoNavegador {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

const CONTROLES = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'menuitem',
  'tab',
  'DisclosureTriangle',
]);
const MARCOS = ['banner', 'main', 'contentinfo'];
const COM_NOME = ['navigation', 'region', 'complementary', 'form', 'group', 'radiogroup', 'dialog', 'list'];
/** What stands around a control and says whose it is (WCAG 2.4.4: list item, row, paragraph, heading above). */
const CONTEXTOS = new Set(['listitem', 'row', 'article', 'paragraph', 'cell', 'gridcell']);

const semEspacos = (texto: unknown): string =>
  typeof texto === 'string' ? texto.replace(/\s+/g, ' ').trim() : '';

const montar = (nos: readonly NoDoNavegador[]): No[] => {
  const porId = new Map(nos.map((no) => [no.nodeId, no]));
  const emOrdem: No[] = [];
  const descer = (id: string, acima: readonly No[]): void => {
    const no = porId.get(id);
    if (!no) return;
    let dentro = acima;
    if (!no.ignored) {
      const visto: No = {
        papel: no.role?.value ?? '',
        nome: semEspacos(no.name?.value),
        descricao: semEspacos(no.description?.value),
        estados: Object.fromEntries((no.properties ?? []).map(({ name, value }) => [name, value.value])),
        idDoElemento: no.backendDOMNodeId ?? 0,
        acima,
        filhos: [],
      };
      acima[0]?.filhos.push(visto);
      emOrdem.push(visto);
      dentro = [visto, ...acima];
    }
    for (const filho of no.childIds ?? []) descer(filho, dentro);
  };
  const [raiz] = nos;
  if (raiz) descer(raiz.nodeId, []);
  return emOrdem;
};

const lerArvore = async (cdp: CDPSession): Promise<No[]> => {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return montar(nodes as unknown as NoDoNavegador[]);
};

/** The tree once the page has stopped growing: its footer comes last, and answers of the server in between. */
const arvoreParada = async (page: Page, cdp: CDPSession): Promise<No[]> => {
  await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
  await expect(page.locator('footer.br-footer')).toHaveCount(1);
  let lida = await lerArvore(cdp);
  await expect(async () => {
    const antes = JSON.stringify(lida.map(({ papel, nome }) => [papel, nome]));
    await page.waitForTimeout(100);
    lida = await lerArvore(cdp);
    expect(JSON.stringify(lida.map(({ papel, nome }) => [papel, nome]))).toBe(antes);
  }).toPass({ timeout: 10_000, intervals: [0] });
  return lida;
};

const texto = (no: No): string =>
  no.papel === 'StaticText' ? no.nome : no.filhos.map(texto).join(' ').replace(/\s+/g, ' ').trim();

const isDentro = (no: No, lugar: No): boolean => no === lugar || no.acima.includes(lugar);

const isControle = ({ papel, estados }: No): boolean => CONTROLES.has(papel) && estados.disabled !== true;

/** What tells this control from another of the same name: the named places and the item of the list around it. */
const contexto = ({ acima }: No): string =>
  acima
    .filter(({ papel, nome }) => CONTEXTOS.has(papel) || (COM_NOME.includes(papel) && nome !== ''))
    .map((lugar) => (CONTEXTOS.has(lugar.papel) ? texto(lugar) : lugar.nome))
    .join(' < ');

const repetidos = (chaves: readonly string[]): string[] => [
  ...new Set(chaves.filter((chave, i) => chaves.indexOf(chave) !== i)),
];

const osTitulos = (nos: readonly No[], isJanela: boolean): string[] => {
  const niveis = nos.filter(({ papel }) => papel === 'heading').map(({ estados }) => Number(estados.level));
  const primeiros = niveis.filter((nivel) => nivel === 1).length;
  const achados = isJanela || primeiros === 1 ? [] : [`${primeiros} headings of level 1`];
  niveis.forEach((nivel, i) => {
    const antes = niveis[i - 1];
    if (antes !== undefined && nivel > antes + 1)
      achados.push(`heading of level ${nivel} after level ${antes}`);
  });
  if (nos.some(({ papel, nome }) => papel === 'heading' && nome === ''))
    achados.push('a heading without words');
  return achados;
};

const osLugares = (nos: readonly No[], isJanela: boolean): string[] => {
  const achados: string[] = [];
  if (!isJanela)
    for (const marco of MARCOS) {
      const quantos = nos.filter(({ papel }) => papel === marco).length;
      if (quantos !== 1) achados.push(`${quantos} landmarks '${marco}'`);
    }
  const nomeados = nos.filter(({ papel }) =>
    ['navigation', 'complementary', 'dialog', 'radiogroup'].includes(papel),
  );
  for (const { papel, nome } of nomeados) if (nome === '') achados.push(`${papel} without a name`);
  const chaves = nomeados.map((no) => `${no.papel} '${no.nome}' in [${contexto(no)}]`);
  return [...achados, ...repetidos(chaves).map((chave) => `two of ${chave}`)];
};

const osControles = (nos: readonly No[]): string[] => {
  const controles = nos.filter(isControle);
  const semNome = controles
    .filter(({ nome }) => nome === '')
    .map((no) => `${no.papel} without a name in [${contexto(no)}]`);
  const chaves = controles.map(
    (no) => `${no.papel} '${no.nome}' ${no.estados.url ?? no.descricao} in [${contexto(no)}]`,
  );
  // Two links of one name to one address are the same control twice.
  const outras = repetidos(chaves).filter((chave) => !chave.startsWith('link '));
  return [...semNome, ...outras.map((chave) => `two controls are ${chave}`)];
};

/** A group of these is one stop of Tab, and the arrows do the rest. */
const GRUPOS = new Set(['radiogroup', 'group', 'tablist', 'menu', 'list', 'toolbar']);

/** Beside a stop of Tab: in its group, on the page of a document that is one, or the button of a list that arrows open. */
const isPelasSetas = (no: No, nos: readonly No[], alcancados: ReadonlySet<number>): boolean => {
  const grupo = no.acima.find(({ papel }) => GRUPOS.has(papel));
  const isDoGrupo = nos.some(
    (outro) =>
      alcancados.has(outro.idDoElemento) && outro.papel === no.papel && grupo && isDentro(outro, grupo),
  );
  const isNaParada = no.acima.some(
    ({ papel, idDoElemento }) => papel === 'region' && alcancados.has(idDoElemento),
  );
  const isDaLista = no.nome.startsWith('Exibir lista ');
  return isDoGrupo || isNaParada || isDaLista;
};

/** Regions that scroll are stops too, though no controls. */
const FOLGA = 12;

/** The elements that took the focus, in order. */
const focados = async (cdp: CDPSession): Promise<number[]> => {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.focados.splice(0)' });
  const { result: itens } = await cdp.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const elementos = itens.flatMap(({ name, value }) =>
    /^\d+$/.test(name) && value?.objectId ? [value.objectId] : [],
  );
  const lidos = await Promise.all(elementos.map((objectId) => cdp.send('DOM.describeNode', { objectId })));
  return lidos.map(({ node }) => node.backendNodeId);
};

/** The stops of Tab within `lugar`, from its beginning until the focus leaves it or comes round. */
const paradas = async (page: Page, cdp: CDPSession, lugar: No, nos: readonly No[]): Promise<number[]> => {
  const doLugar = nos.filter((no) => isDentro(no, lugar));
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: lugar.idDoElemento });
  await cdp.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: `function () {
      this.focus({ preventScroll: true });
      window.focados = [];
      window.anotarFoco = ({ target }) => window.focados.push(target);
      document.addEventListener('focusin', window.anotarFoco);
    }`,
  });
  const vezes = doLugar.filter(isControle).length + FOLGA;
  await Promise.all(Array.from({ length: vezes }, () => page.keyboard.press('Tab')));
  // The guards at the ends of a dialog are in no tree, and pass the focus on.
  const naArvore = new Set(nos.map(({ idDoElemento }) => idDoElemento));
  const vistas = (await focados(cdp)).filter((vista) => naArvore.has(vista));
  await page.evaluate("document.removeEventListener('focusin', window.anotarFoco)");
  const dentro = new Set(doLugar.map(({ idDoElemento }) => idDoElemento));
  const fim = vistas.findIndex(
    (vista, i) => !dentro.has(vista) || vista === lugar.idDoElemento || vistas.indexOf(vista) < i,
  );
  return fim === -1 ? vistas : vistas.slice(0, fim);
};

/** Tab goes through the controls in the order in which the tree has them, and reaches each (WCAG 1.3.2, 2.1.1, 2.4.3). */
const aOrdem = async (page: Page, cdp: CDPSession, lugar: No, nos: readonly No[]): Promise<string[]> => {
  const doLugar = nos.filter((no) => isDentro(no, lugar));
  const ordem = new Map(doLugar.map(({ idDoElemento }, i) => [idDoElemento, i]));
  const vistas = await paradas(page, cdp, lugar, nos);
  const achados: string[] = [];
  const de = (id: number): string => {
    const no = doLugar.find(({ idDoElemento }) => idDoElemento === id);
    return `${no?.papel} '${no?.nome}'`;
  };
  vistas.forEach((vista, i) => {
    const antes = vistas[i - 1];
    if (antes !== undefined && (ordem.get(antes) ?? 0) > (ordem.get(vista) ?? 0))
      achados.push(`Tab goes from ${de(antes)} back to ${de(vista)}`);
  });
  const alcancados = new Set(vistas);
  for (const no of doLugar.filter(isControle)) {
    if (alcancados.has(no.idDoElemento)) continue;
    if (isPelasSetas(no, doLugar, alcancados)) continue;
    achados.push(`Tab does not reach ${no.papel} '${no.nome}'`);
  }
  return achados;
};

/** Reading it moves the focus, which the page must not take for a word to the person. */
const semSerOuvido = async (page: Page, ler: () => Promise<string[]>): Promise<string[]> => {
  await page.evaluate('window.emConferencia = true');
  const achados = await ler();
  await page.evaluate('window.emConferencia = false');
  return achados;
};

/** Everything that holds for the tree of any step: headings, landmarks, names, and order of the controls. */
export const conferirArvore = async (page: Page, passo: string): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  try {
    const nos = await arvoreParada(page, cdp);
    const janela = nos.find(({ papel, estados }) => papel === 'dialog' && estados.modal === true);
    const lugar = janela ?? nos.find(({ papel }) => papel === 'main');
    if (!lugar) throw new Error(`${passo}: neither a dialog nor a main landmark`);
    const lidos = janela ? nos.filter((no) => isDentro(no, janela)) : nos;
    const achados = [
      ...osTitulos(lidos, janela !== undefined),
      ...osLugares(lidos, janela !== undefined),
      ...osControles(lidos),
      ...(await semSerOuvido(page, () => aOrdem(page, cdp, lugar, nos))),
    ];
    expect(achados.map((achado) => `${passo}: ${achado}`)).toEqual([]);
  } finally {
    await cdp.detach();
  }
};

/** The states of one control as the tree has them, with its description: what is heard when it takes the focus. */
export const oQueSeOuveDe = async (
  page: Page,
  papel: string,
  nome: string | RegExp,
): Promise<Record<string, unknown>> => {
  const cdp = await page.context().newCDPSession(page);
  try {
    const nos = await lerArvore(cdp);
    const isEste = (visto: string) => (typeof nome === 'string' ? visto === nome : nome.test(visto));
    const no = nos.find((cada) => cada.papel === papel && isEste(cada.nome));
    if (!no) throw new Error(`The tree has no ${papel} '${nome}'`);
    return { ...no.estados, descricao: no.descricao };
  } finally {
    await cdp.detach();
  }
};
