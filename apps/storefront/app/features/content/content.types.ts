/** A content component as the API sends it; its other fields follow its type code. */
export interface ContentComponent {
  uid: string;
  typeCode: string;
  [field: string]: unknown;
}

export interface ContentSlot {
  position: string;
  components: ContentComponent[];
}

export interface LinkTarget {
  title: string;
  url: string;
}
