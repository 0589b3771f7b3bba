import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import type { TipoEscolhido } from './resposta-em-edicao.ts';

interface TipoDaRespostaProps {
  readonly tipo: TipoEscolhido;
  readonly onMudar: (tipo: TipoEscolhido) => void;
  /** Why a conclusive answer is not open; null where it is. */
  readonly semConclusiva: string | null;
}

export function TipoDaResposta({ tipo, onMudar, semConclusiva }: TipoDaRespostaProps) {
  return (
    <RadioGroup
      label="Tipo de resposta"
      name="tipo-de-resposta"
      value={tipo}
      onChange={(event) => onMudar(event.target.value === 'conclusiva' ? 'conclusiva' : 'intermediaria')}
      options={[
        {
          value: 'conclusiva',
          label: 'Conclusiva',
          help: semConclusiva ?? 'A palavra final do órgão.',
          disabled: semConclusiva !== null,
        },
        {
          value: 'intermediaria',
          label: 'Intermediária',
          help: 'Uma notícia do andamento; nada se encerra.',
        },
      ]}
    />
  );
}
