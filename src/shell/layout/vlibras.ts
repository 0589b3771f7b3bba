interface Vlibras {
  readonly Widget: new (rootPath: string) => unknown;
}

declare global {
  interface Window {
    VLibras?: Vlibras;
  }
}

const MARKUP = `<div vw-access-button class="active"></div>
  <div vw-plugin-wrapper><div class="vw-plugin-top-wrapper"></div></div>`;

/** The setting may be the plug-in's folder or its script. */
const addresses = (url: string): { readonly root: string; readonly script: string } => {
  const clean = url.replace(/\/+$/, '');
  if (clean.endsWith('.js')) return { root: clean.slice(0, clean.lastIndexOf('/')), script: clean };
  return { root: clean, script: `${clean}/vlibras-plugin.js` };
};

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`Não foi possível carregar ${src}`));
    };
    document.head.append(script);
  });

/** The plug-in starts on the window's load event, which is long over when somebody asks for it. */
const start = (root: string): void => {
  const before = window.onload;
  if (!window.VLibras) throw new Error('O script do VLibras não trouxe o tradutor.');
  new window.VLibras.Widget(root);
  if (window.onload !== before) window.onload?.call(window, new Event('load'));
};

const accessButton = (): HTMLElement | null => document.querySelector('[vw-access-button]');

/** Loads the translator on the first call, and opens it on every call. */
export const openVlibras = async (url: string): Promise<void> => {
  if (!accessButton()) {
    const { root, script } = addresses(url);
    await loadScript(script);
    const container = document.createElement('div');
    container.setAttribute('vw', '');
    container.className = 'enabled';
    container.innerHTML = MARKUP;
    document.body.append(container);
    start(root);
  }
  accessButton()?.click();
};
