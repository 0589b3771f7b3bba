import { useState } from 'react';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Textarea } from '#shell/ui/campos/textarea.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { MAIOR_MOTIVO, MENOR_MOTIVO, motivosDePublicar, temMotivo } from '../domain/publicacao.ts';
import type { Pedida } from './use-decisoes.ts';

const OUTRO = 'outro';
const opcoes = [
  ...motivosDePublicar.map((motivo) => ({ value: motivo, label: motivo })),
  { value: OUTRO, label: 'Outro motivo' },
];

interface Props {
  readonly pedida: Pedida;
  readonly onSim: (motivo: string) => void;
  readonly onNao: () => void;
}

function Perguntar({ pedida: { achados }, onSim, onNao }: Props) {
  const [escolhido, setEscolhido] = useState('');
  const [escrito, setEscrito] = useState('');
  const [erro, setErro] = useState<string>();
  const motivo = (escolhido === OUTRO ? escrito : escolhido).trim();
  const aceitar = () => {
    if (!motivo) setErro(escolhido ? 'Escreva o motivo.' : 'Escolha o motivo.');
    else if (!temMotivo({ decisao: 'publicar', motivo })) setErro(`Escreva ao menos ${MENOR_MOTIVO} letras.`);
    else if (motivo.length > MAIOR_MOTIVO) setErro(`Escreva no máximo ${MAIOR_MOTIVO} caracteres.`);
    else onSim(motivo);
  };
  return (
    <Modal
      open
      title={achados.length === 1 ? 'Publicar este trecho?' : 'Publicar estes trechos?'}
      acceptLabel="Publicar"
      onAccept={aceitar}
      onClose={onNao}
    >
      <p>Qualquer pessoa poderá ler na busca pública:</p>
      <ul>
        {achados.slice(0, 10).map(({ idAchado, trecho }) => (
          <li key={idAchado}>
            <strong className="publicacao-palavras">{trecho}</strong>
          </li>
        ))}
      </ul>
      {achados.length > 10 && <p>{`e mais ${achados.length - 10}.`}</p>}
      <p>Publique só o que não é dado pessoal ou o que a lei manda divulgar.</p>
      <RadioGroup
        label="Por que pode ser publicado?"
        options={opcoes}
        value={escolhido}
        error={escolhido === OUTRO ? undefined : erro}
        onChange={({ target }) => {
          setEscolhido(target.value);
          setErro(undefined);
        }}
        required
      />
      {escolhido === OUTRO && (
        <Textarea
          label="Qual motivo?"
          help="Fica guardado com o seu nome. Não repita aqui o dado da pessoa."
          rows={2}
          limit={MAIOR_MOTIVO}
          value={escrito}
          error={erro}
          onChange={({ target }) => setEscrito(target.value)}
          required
        />
      )}
    </Modal>
  );
}

/** What looks like personal data is shown once more, and needs a reason, before it is public. */
export function ConfirmarPublicar({
  pedida,
  ...respostas
}: Omit<Props, 'pedida'> & { readonly pedida: Pedida | null }) {
  return pedida && <Perguntar pedida={pedida} {...respostas} />;
}
