import { TempoDoOrgao, type TempoDoOrgaoProps } from './tempo-do-orgao.tsx';

declare module '#shell/partes.ts' {
  interface Partes {
    /** In how many days the office usually answers this type of case. */
    'tempo-do-orgao': TempoDoOrgaoProps;
  }
}

export default TempoDoOrgao;
