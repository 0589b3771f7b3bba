import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { isRemovivel } from '../domain/alertas.ts';
import type { Item } from './itens.ts';

export interface AlertasDoAnexoProps {
  readonly item: Item;
  readonly isAnonimo: boolean;
  readonly disabled: boolean;
  readonly onEscolha: (manter: boolean) => void;
}

const opcoes = [
  { value: 'remover', label: 'Remover os dados de autoria (recomendado)' },
  { value: 'manter', label: 'Manter como prova' },
];

/** What a spreadsheet or a text says within is not its author's data. */
const DO_CONTEUDO: readonly string[] = ['dados-de-pessoas', 'dados-em-parte'];

const tituloDe = (alertas: Item['alertas']): string => {
  if (alertas.every(({ codigo }) => codigo === 'nome-do-arquivo'))
    return 'O nome deste arquivo parece citar alguém.';
  if (alertas.every(({ codigo }) => codigo === 'dados-em-parte')) return 'Confira o resto deste arquivo.';
  return alertas.every(({ codigo }) => DO_CONTEUDO.includes(codigo))
    ? 'Este arquivo parece ter dados de pessoas.'
    : 'Este arquivo guarda dados de autoria.';
};

/** What the file seems to say about its author, and the choice to keep it where there is one. */
export function AlertasDoAnexo({ item, isAnonimo, disabled, onEscolha }: AlertasDoAnexoProps) {
  if (item.alertas.length === 0) return null;
  const temEscolha = item.alertas.some(({ codigo }) => isRemovivel(codigo));
  return (
    <div className="anx-alertas">
      <Message
        type={isAnonimo ? 'warning' : 'info'}
        title={isAnonimo ? 'Este arquivo pode revelar quem você é.' : tituloDe(item.alertas)}
        still
      >
        {item.alertas.map(({ frase }) => frase).join(' ')}
      </Message>
      {temEscolha && (
        <RadioGroup
          label={`O que fazer com os dados de autoria de ${item.nome}?`}
          options={opcoes}
          value={item.manter ? 'manter' : 'remover'}
          disabled={disabled || item.estado !== 'pronto'}
          onChange={(event) => onEscolha(event.target.value === 'manter')}
        />
      )}
    </div>
  );
}
