import { openBusca } from './busca/busca.ts';

const goTo = (id: string) => (): void => {
  const target = document.getElementById(id);
  target?.focus();
  target?.scrollIntoView?.();
};

/** eMAG 3.1, recomendação 1.5: these four, in this order and with these keys. */
const LINKS = [
  { key: '1', label: 'Ir para o conteúdo', id: 'conteudo', go: goTo('conteudo') },
  { key: '2', label: 'Ir para o menu', id: 'menu', go: goTo('menu') },
  { key: '3', label: 'Ir para a busca', id: 'abrir-busca', go: openBusca },
  { key: '4', label: 'Ir para o rodapé', id: 'rodape', go: goTo('rodape') },
] as const;

export function SkipLinks() {
  return (
    <nav className="br-skiplink full" aria-label="Atalhos">
      {LINKS.map(({ key, label, id, go }) => (
        <a
          key={key}
          className="br-item"
          href={`#${id}`}
          // biome-ignore lint/a11y/noAccessKey: eMAG 3.1 asks for these very keys
          accessKey={key}
          onClick={(event) => {
            // A change of address would be a navigation, which clears the messages.
            event.preventDefault();
            go();
          }}
        >
          {label} <span className="sh-skip-key">{key}</span>
        </a>
      ))}
    </nav>
  );
}
