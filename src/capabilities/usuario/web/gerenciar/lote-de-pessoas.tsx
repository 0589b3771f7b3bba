import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { Button } from '#shell/ui/button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { Table } from '#shell/ui/table.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { type AtoEmLote, type LinhaDaPessoa, MAXIMO_DE_PESSOAS } from '../../domain/gestao.ts';

export type NomeDoAto = AtoEmLote['ato'];

const ATOS: readonly (readonly [NomeDoAto, string])[] = [
  ['dar', 'Dar perfil…'],
  ['validade', 'Mudar validade…'],
  ['encerrar', 'Encerrar perfil…'],
  ['bloquear', 'Bloquear…'],
];

export const quantasPessoas = (total: number): string =>
  total === 1 ? '1 pessoa' : `${total.toLocaleString('pt-BR')} pessoas`;

interface BarraProps {
  readonly total: number;
  readonly onAto: (ato: NomeDoAto) => void;
  readonly onLimpar: () => void;
}

/** The live region exists from the start, so that screen readers announce the count. */
export function BarraDoLote({ total, onAto, onLimpar }: BarraProps) {
  const comEspaco = useMediaQuery('(min-width: 768px)');
  const itens = ATOS.map(([id, label]) => ({ id, label, onSelect: () => onAto(id) }));
  const escolhidas = `${quantasPessoas(total)} ${total === 1 ? 'selecionada' : 'selecionadas'}`;
  return (
    <>
      <p role="status" className="sr-only">
        {total > 0 && `${escolhidas}.`}
      </p>
      {total > 0 && (
        <section className="trabalho-lote" aria-label="Ações em lote">
          <span className="trabalho-lote-total">
            <strong>{escolhidas}</strong>
            <Button icon={faTimes} size="small" aria-label="Limpar seleção" onClick={onLimpar} />
          </span>
          {total > MAXIMO_DE_PESSOAS ? (
            <span>Escolha no máximo {MAXIMO_DE_PESSOAS} de cada vez.</span>
          ) : (
            <div className="trabalho-lote-acoes">
              {comEspaco ? (
                itens.map(({ id, label, onSelect }) => (
                  <Button key={id} variant="secondary" size="small" onClick={onSelect}>
                    {label}
                  </Button>
                ))
              ) : (
                <Dropdown label="Ações" variant="primary" size="small" align="end" items={itens} />
              )}
            </div>
          )}
        </section>
      )}
    </>
  );
}

interface ResultadoProps {
  readonly linhas: readonly LinhaDaPessoa[];
  readonly onFechar: () => void;
}

export function ResultadoDoLote({ linhas, onFechar }: ResultadoProps) {
  const feitas = linhas.filter(({ feito }) => feito).length;
  return (
    <Modal
      open
      title="Resultado"
      footer={
        <Button variant="primary" onClick={onFechar}>
          Concluir
        </Button>
      }
      largura={720}
      onClose={onFechar}
    >
      <p role="status">{`Feito em ${feitas} de ${quantasPessoas(linhas.length)}.`}</p>
      <Table
        caption="O que aconteceu com cada pessoa"
        hiddenCaption
        columns={[
          { key: 'nome', header: 'Pessoa', rowHeader: true, cell: ({ nome }) => nome },
          {
            key: 'resultado',
            header: 'Resultado',
            cell: ({ feito, mensagem }) =>
              feito ? <Tag tone="success">Feito</Tag> : `Não foi feito: ${mensagem}`,
          },
        ]}
        rows={linhas}
        rowKey={({ idUsuario }) => String(idUsuario)}
        dense
      />
    </Modal>
  );
}
