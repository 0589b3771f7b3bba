import { faKeyboard } from '@fortawesome/free-solid-svg-icons/faKeyboard.js';
import { Button } from '#shell/ui/button.tsx';
import { Switch } from '#shell/ui/campos/switch.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { type Atalho, DESFAZER, nomeDaTecla } from './atalhos.ts';
import type { Folha } from './use-atalhos.ts';
import './atalhos.css';

/** Shows what the keys of this page do. */
export function BotaoDeAtalhos({ onAbrir }: { readonly onAbrir: () => void }) {
  return (
    <Button className="ui-no-print atalhos-botao" icon={faKeyboard} size="small" onClick={onAbrir}>
      Atalhos do teclado
    </Button>
  );
}

function Teclas({ teclas }: { readonly teclas: string }) {
  const [primeira = '', segunda] = teclas.split(' ');
  return (
    <>
      <kbd>{nomeDaTecla(primeira)}</kbd>
      {segunda && (
        <>
          {' depois '}
          <kbd>{nomeDaTecla(segunda)}</kbd>
        </>
      )}
    </>
  );
}

/** What a line says. */
type NaFolha = Omit<Atalho, 'fazer'>;

function Linhas({ atalhos }: { readonly atalhos: readonly NaFolha[] }) {
  return (
    <dl className="atalhos">
      {atalhos.map(({ teclas, rotulo }) => (
        <div key={rotulo}>
          <dt>
            {teclas.map((cada, index) => (
              <span key={cada}>
                {index > 0 && ' ou '}
                <Teclas teclas={cada} />
              </span>
            ))}
          </dt>
          <dd>{rotulo}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page's shortcuts, those without a group first. They can be switched off here too. */
export function FolhaDeAtalhos({ atalhos, ligados, ligar, isAberta, setAberta }: Folha) {
  const todos: readonly NaFolha[] = [...atalhos, DESFAZER];
  const grupos = [...new Set(todos.flatMap(({ grupo }) => grupo ?? []))];
  const fechar = () => setAberta(false);
  return (
    <Modal
      open={isAberta}
      closeOnScrim
      title="Atalhos do teclado"
      onClose={fechar}
      hideCancel
      acceptLabel="Fechar"
      onAccept={fechar}
    >
      <Switch
        label="Usar atalhos do teclado"
        help="Desligue se você dita por voz ou se as teclas atrapalham. Vale para você, em todas as telas, neste navegador."
        checked={ligados}
        onChange={({ target }) => ligar(target.checked)}
      />
      <Linhas atalhos={todos.filter(({ grupo }) => grupo === undefined)} />
      {grupos.map((nome) => (
        <section key={nome} className="atalhos-grupo">
          <h3>{nome}</h3>
          <Linhas atalhos={todos.filter(({ grupo }) => grupo === nome)} />
        </section>
      ))}
    </Modal>
  );
}
