import { useWatch } from 'react-hook-form';
import type { DetalhesEmEdicao } from '../resposta-em-edicao.ts';
import { camposEmEdicao } from './acesso-em-edicao.ts';
import { CampoDoAcesso, type CampoProps } from './campo-do-acesso.tsx';

/** What the decision requires (Lei 12.527/2011, arts. 11 and 14; Decreto 7.724/2012, art. 19). */
export function ConteudoDoAcesso({ acesso, detalhamentos }: Pick<CampoProps, 'acesso' | 'detalhamentos'>) {
  const detalhes = useWatch({ name: 'detalhes' }) as DetalhesEmEdicao;
  return camposEmEdicao(acesso, detalhes).map((pedido) => (
    <CampoDoAcesso
      // Another decision gives the field another label or help, so it becomes a new field.
      key={`${pedido.campo} ${acesso.decisao.idEspecificacaoDecisao}`}
      {...pedido}
      acesso={acesso}
      detalhamentos={detalhamentos}
    />
  ));
}
