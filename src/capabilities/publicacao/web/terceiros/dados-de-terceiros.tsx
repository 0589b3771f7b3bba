import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OCULTO } from '#capabilities/manifestacao/domain/ler/oculto.ts';
import { trocarTrecho } from '#kernel/texto.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { useAntesDeEnviar } from '#shell/ui/form/antes-de-enviar.ts';
import { useIdDoCampo } from '#shell/ui/form/formulario.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { nomeDoTipo } from '../../domain/tipos-de-achado.ts';
import { MarcasNoCampo } from './marcas-no-campo.tsx';
import { type Terceiro, useTerceiros } from './use-terceiros.ts';
import './terceiros.css';

const quantos = (total: number): string =>
  total === 1 ? 'O texto parece ter 1 dado' : `O texto parece ter ${total} dados`;

interface Pergunta {
  readonly achados: readonly Terceiro[];
  readonly responder: (vai: boolean) => void;
}

interface DadosDeTerceirosProps {
  /** The field of the surrounding form. */
  readonly name: string;
  /** Whose own data are no find; null where there is no one case, or who filed is not to be known. */
  readonly idManifestacao: number | null;
  /** Who reads it, where that is no person of a case. */
  readonly quemLe?: string | null;
  /** The field asks who somebody is (the servant that was praised): a name there is no find, any other datum is. */
  readonly pedeNome?: boolean;
}

/** Null where it cannot be marked in place: a line scrolls sideways, and its list says the same. */
const areaDe = (campo: HTMLElement | null): HTMLTextAreaElement | null =>
  campo instanceof HTMLTextAreaElement ? campo : null;

/** Marks what a text to the person says of others while it is typed, and asks once more before it is sent. */
export function DadosDeTerceiros(props: DadosDeTerceirosProps) {
  const { name, idManifestacao, quemLe = null, pedeNome = false } = props;
  const { setValue } = useFormContext();
  const escrito: unknown = useWatch({ name });
  const texto = typeof escrito === 'string' ? escrito : '';
  const id = useIdDoCampo(name);
  const { lidos, agora } = useTerceiros(texto, { idManifestacao, quemLe, pedeNome });
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const campo = () => document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
  const mostrar = ({ inicio, fim }: Terceiro) => {
    campo()?.focus();
    campo()?.setSelectionRange(inicio, fim);
  };
  const tirar = ({ inicio, fim }: Terceiro) => {
    setValue(name, trocarTrecho(texto, { inicio, fim }, OCULTO), { shouldDirty: true });
    campo()?.focus();
  };
  useAntesDeEnviar(async () => {
    const { achados } = await agora();
    if (achados.length === 0) return true;
    return new Promise<boolean>((responder) => setPergunta({ achados, responder }));
  });
  const decidir = (vai: boolean) => {
    const [primeiro] = pergunta?.achados ?? [];
    setPergunta(null);
    pergunta?.responder(vai);
    // After the dialog has given the focus back.
    if (!vai && primeiro) setTimeout(() => mostrar(primeiro));
  };
  // Of a text that has changed since, nothing is marked until it is read again.
  const achados = lidos.texto === texto ? lidos.achados : [];
  const area = areaDe(campo());
  return (
    <div className="terceiros">
      <p className="sr-only" role="status">
        {achados.length > 0 && `${quantos(achados.length)} de outras pessoas.`}
      </p>
      {achados.length > 0 && area && <MarcasNoCampo campo={area} texto={texto} achados={achados} />}
      {achados.length > 0 && (
        <Message type="warning" title={`${quantos(achados.length)} de outras pessoas.`} still>
          <ul className="terceiros-lista">
            {achados.map((achado) => (
              <li key={achado.inicio}>
                <span>
                  <q>{achado.trecho}</q> · {nomeDoTipo[achado.tipo]}
                </span>
                <span className="terceiros-botoes">
                  <Button
                    size="small"
                    aria-label={`Mostrar ${achado.trecho} no texto`}
                    onClick={() => mostrar(achado)}
                  >
                    Mostrar
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Tirar ${achado.trecho} do texto`}
                    onClick={() => tirar(achado)}
                  >
                    Tirar
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          Deixe só o que a pessoa precisa saber.
        </Message>
      )}
      {!lidos.conferido && (
        <Message type="warning" title="Releia o texto antes de enviar." still>
          Não foi possível conferir se há nele dados de outras pessoas.
        </Message>
      )}
      {pergunta && (
        <Modal
          open
          title="Enviar com dados de outras pessoas?"
          acceptLabel="Enviar assim mesmo"
          cancelLabel="Voltar e tirar"
          onAccept={() => decidir(true)}
          onClose={() => decidir(false)}
        >
          <p>Quem registrou vai ler:</p>
          <ul>
            {pergunta.achados.map(({ inicio, trecho, tipo }) => (
              <li key={inicio}>
                <q>{trecho}</q> · {nomeDoTipo[tipo]}
              </li>
            ))}
          </ul>
          <p>Envie assim só se a resposta precisar disso e a lei deixar.</p>
        </Modal>
      )}
    </div>
  );
}
