import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import type { TipoEscolhido } from './resposta-em-edicao.ts';

interface TipoDaRespostaProps {
  readonly tipo: TipoEscolhido;
  readonly onMudar: (tipo: TipoEscolhido) => void;
  /**
   * False when the law requires different content for these cases: then they cannot share a
   * conclusive answer.
   */
  readonly cabeConclusiva: boolean;
}

export function TipoDaResposta({ tipo, onMudar, cabeConclusiva }: TipoDaRespostaProps) {
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
          help: cabeConclusiva
            ? 'A palavra final do órgão.'
            : 'Escolha manifestações do mesmo tipo: o que a lei pede da resposta muda com ele.',
          disabled: !cabeConclusiva,
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
