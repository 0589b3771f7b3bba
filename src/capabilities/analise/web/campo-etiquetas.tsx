import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { type KeyboardEvent, useRef, useState } from 'react';
import { semAcento } from '#kernel/texto.ts';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';

interface CampoEtiquetasProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** The tags that the office already has. */
  readonly conhecidas: readonly string[];
}

const MAXIMO_DE_LETRAS = 50;
const SUGERIDAS = 8;

const plano = (texto: string): string => semAcento(texto.trim()).toLocaleLowerCase('pt-BR');

/** Tags of the office or newly written; the same word with other capitals is the same tag. */
export function CampoEtiquetas({ name, label, help, conhecidas }: CampoEtiquetasProps) {
  const { id, error, field, atualizar } = useCampoControlado(name, label);
  const escolhidas: readonly string[] = field.value;
  const [texto, setTexto] = useState('');
  const [anuncio, setAnuncio] = useState('');
  const grupo = useRef<HTMLDivElement>(null);
  const focar = () => grupo.current?.querySelector('input')?.focus();
  const isEscolhida = (tag: string) => escolhidas.some((outra) => plano(outra) === plano(tag));
  const livres = conhecidas.filter((tag) => !isEscolhida(tag) && plano(tag).includes(plano(texto)));

  const incluir = (escrita: string) => {
    const nova = escrita.trim();
    setTexto('');
    if (nova === '' || isEscolhida(nova)) return;
    const tag = conhecidas.find((outra) => plano(outra) === plano(nova)) ?? nova;
    atualizar([...escolhidas, tag]);
    setAnuncio(`Etiqueta ${tag} incluída.`);
  };
  const escolher = (tag: string) => {
    incluir(tag);
    focar();
  };
  const tirar = (tag: string) => {
    atualizar(escolhidas.filter((outra) => outra !== tag));
    setAnuncio(`Etiqueta ${tag} retirada.`);
    focar();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    incluir(texto);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that the whole field is left, so that nothing written is lost
    <div
      ref={grupo}
      className="analise-etiquetas"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) incluir(texto);
      }}
    >
      <Input
        id={id}
        label={label}
        help={help}
        error={error}
        autoComplete="off"
        maxLength={MAXIMO_DE_LETRAS}
        value={texto}
        onChange={(event) => setTexto(event.target.value)}
        onKeyDown={onKeyDown}
        action={
          <Button icon={faPlus} size="small" aria-label="Incluir etiqueta" onClick={() => escolher(texto)} />
        }
      />
      {escolhidas.length > 0 && (
        <ul aria-label="Etiquetas escolhidas" className="analise-lista">
          {escolhidas.map((tag) => (
            <li key={tag}>
              <Tag tone="info" onRemove={() => tirar(tag)}>
                {tag}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {livres.length > 0 && (
        <ul aria-label="Etiquetas do órgão" className="analise-lista">
          {livres.slice(0, SUGERIDAS).map((tag) => (
            <li key={tag}>
              <Button
                size="small"
                variant="secondary"
                icon={faPlus}
                aria-label={`Incluir ${tag}`}
                onClick={() => escolher(tag)}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {anuncio}
      </p>
    </div>
  );
}
